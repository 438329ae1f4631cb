/** The page's address says which rules are open: `?rules=PAGE#SECTION`, beside whatever else it says. */

export interface RulesPlace {
  /** A tradition, a game, `tradition/game`, `strategies` or `dice`; "all" for the list of them. */
  readonly page: string;
  /** "" for the top of the page. */
  readonly section: string;
}

const others = (search: string): readonly string[] =>
  search
    .replace(/^\?/, "")
    .split("&")
    .filter((part) => part !== "" && !/^rules(=|$)/.test(part));

/** The same parameters without the rules. */
export function withoutRules(search: string): string {
  if (!/[?&]rules(=|&|$)/.test(search)) return search;
  const left = others(search);
  return left.length === 0 ? "" : `?${left.join("&")}`;
}

export function rulesPlace({ search, hash }: Location): RulesPlace | null {
  const page = new URLSearchParams(search).get("rules");
  return page === null ? null : { page, section: decodeURIComponent(hash.slice(1)) };
}

/** The address with these rules open, or with none. */
export function addressOf(place: RulesPlace | null): string {
  const { pathname, search } = location;
  if (place === null) return `${pathname}${withoutRules(search)}`;
  const parameters = [...others(search), `rules=${place.page}`];
  const hash = place.section === "" ? "" : `#${place.section}`;
  return `${pathname}?${parameters.join("&")}${hash}`;
}
