/** The page: its words first, then everything that speaks them. */
import { bestLanguage, useLanguage } from "../i18n/fluent.ts";
import { useManifest } from "../offline/manifest.ts";
import { keptTheme } from "./settings.ts";
import { isTheme, useTheme } from "./theme.ts";

const given = new URLSearchParams(location.search);
const asked = given.get("lang");
const theme = given.get("theme");
useTheme(isTheme(theme) ? theme : keptTheme());
const wanted = [...(asked === null ? [] : [asked]), ...navigator.languages];
useManifest(wanted);
await useLanguage(bestLanguage(wanted));
await import("./tabla-app.ts");
const app = document.querySelector("tabla-app");
if (app !== null) {
  const beside =
    given.get("embed") === "1"
      ? await import("../embed/frame.ts")
      : await import("../offline/update-offer.ts");
  beside.settle(app);
}
