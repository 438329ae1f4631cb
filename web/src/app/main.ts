/** The page: its words first, then everything that speaks them. */
import { bestLanguage, useLanguage } from "../i18n/fluent.ts";

const asked = new URLSearchParams(location.search).get("lang");
await useLanguage(bestLanguage([...(asked === null ? [] : [asked]), ...navigator.languages]));
await import("./tabla-app.ts");
