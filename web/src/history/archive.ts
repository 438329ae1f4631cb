/**
 * Every match ever played on this device, in IndexedDB. The match in hand is also in the page's
 * immediate storage (see `store.ts`), so nothing is lost while a write here is still under way.
 */
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { type Damaged, type Entry, eventsOf, isDamaged, readEntry } from "./entry.ts";

interface Schema extends DBSchema {
  readonly matches: { readonly key: string; readonly value: unknown };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>("tabla", 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore("matches");
    },
    // Another window wants a newer form: it shall not wait for this one.
    blocking: (_now, _wanted, event) => {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Rejects where the browser keeps nothing, as do all the others. */
export async function keep(entry: Entry): Promise<void> {
  const { id, ...rest } = entry;
  await (await database()).put("matches", rest, id);
}

/** Keeps a match unless more of it is kept already. */
export async function keepLonger(match: Entry): Promise<void> {
  const { id, ...rest } = match;
  const writing = (await database()).transaction("matches", "readwrite");
  const stored = await writing.store.get(id);
  const there = stored === undefined ? null : readEntry(id, stored);
  const longer =
    there === null || (!isDamaged(there) && eventsOf(there.record) < eventsOf(match.record));
  if (longer) await writing.store.put(rest, id);
  await writing.done;
}

export async function entry(id: string): Promise<Entry | Damaged | null> {
  const stored = await (await database()).get("matches", id);
  return stored === undefined ? null : readEntry(id, stored);
}

/** All there is, the latest first; what is damaged comes last. */
export async function entries(): Promise<readonly (Entry | Damaged)[]> {
  const store = (await database()).transaction("matches").store;
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  const when = (each: Entry | Damaged) =>
    "damage" in each ? Number.NEGATIVE_INFINITY : each.begun;
  return keys
    .map((key, index) => readEntry(String(key), values[index]))
    .sort((one, two) => when(two) - when(one) || (one.id < two.id ? -1 : 1));
}

export async function forget(id: string): Promise<void> {
  await (await database()).delete("matches", id);
}
