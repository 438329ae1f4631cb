/** What the page's address asks for, with a packed record unpacked. */
import { unpacked } from "../share/packed.ts";

/** Characters of a record that are read. */
export const longestRecord = 50_000;

let search = location.search;

/** The parameters of the address, as after a question mark. */
export function givenSearch(): string {
  return search;
}

/** To be waited for before they are read. */
export async function unpackGiven(): Promise<void> {
  const given = new URLSearchParams(search);
  const record = given.get("record");
  if (record === null) return;
  const whole = await unpacked(record, longestRecord);
  if (whole === record) return;
  given.set("record", whole);
  search = `?${given}`;
}
