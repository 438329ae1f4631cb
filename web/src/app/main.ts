/** The page: its words first, then everything that speaks them. */
import { bestLanguage, useLanguage } from "../i18n/fluent.ts";
import { useTheme } from "./theme.ts";

const given = new URLSearchParams(location.search);
const asked = given.get("lang");
useTheme(given.get("theme"));
await useLanguage(bestLanguage([...(asked === null ? [] : [asked]), ...navigator.languages]));
await import("./tabla-app.ts");
const app = document.querySelector("tabla-app");
if (app !== null && given.get("embed") === "1") {
  (await import("../embed/frame.ts")).settle(app);
}
