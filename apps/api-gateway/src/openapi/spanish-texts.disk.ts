import { readFileSync } from 'node:fs';
import type { SpanishTexts } from './in-spanish.js';

/** Reads the texts of the OpenAPI document in Spanish. */
export const spanishTexts = (): SpanishTexts =>
  JSON.parse(readFileSync(new URL('../../assets/openapi.es.json', import.meta.url), 'utf8')) as SpanishTexts;
