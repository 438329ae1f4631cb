/** The page: its words and its one element, fetched together. */
import { beginEarly } from "../engine/connection.ts";
import { bestLanguage, english } from "../i18n/languages.ts";
import { wantedLanguages } from "../i18n/preference.ts";
import { speak } from "../i18n/speak.ts";
import { unpackGiven } from "./given.ts";
import { keptTheme } from "./settings.ts";
import { isTheme, useTheme } from "./theme.ts";
import { sayUnfetched } from "./unfetched.ts";

const given = new URLSearchParams(location.search);
const embedded = given.get("embed") === "1";
if (!embedded) beginEarly();
const theme = given.get("theme");
useTheme(isTheme(theme) ? theme : keptTheme());
const best = bestLanguage(wantedLanguages(given.get("lang")));
const parts = Promise.all([
  import("./tabla-app.ts"),
  embedded ? import("../embed/frame.ts") : import("../offline/update-offer.ts"),
  // Words that cannot be fetched are replaced by English ones.
  speak(best).catch(() => speak(english)),
  unpackGiven(),
]);
parts.catch(() => sayUnfetched(best));
const [{ TablaApp }, { settle }] = await parts;
const app = new TablaApp();
document.body.replaceChildren(app);
settle(app);
