/** Speech, where the browser has a voice for a language. */

/** Absent in some browsers, though the types know nothing of that. */
const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

function voiceFor(tag: string): SpeechSynthesisVoice | null {
  const voices = synthesis()?.getVoices() ?? [];
  const fitting = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === tag);
  // One that lies on the device answers at once, and without a network.
  return fitting.find(({ localService }) => localService) ?? fitting[0] ?? null;
}

export const canSpeak = (tag: string): boolean => voiceFor(tag) !== null;

/** Says it, in place of whatever is being said; without a voice for the language, nothing. */
export function speak(said: string, tag: string, volume: number): void {
  const voice = voiceFor(tag);
  if (voice === null) return;
  const utterance = new SpeechSynthesisUtterance(said);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.volume = volume;
  synthesis()?.cancel();
  synthesis()?.speak(utterance);
}
