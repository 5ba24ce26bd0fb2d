import { refereeUnless } from '@rubrica/testing';
import axe, { type AxeResults } from 'axe-core';
import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

/** Declares tests of pages in a browser; they are skipped where there is none. */
export const browser = refereeUnless(CHROMIUM === undefined ? 'no browser is here: apt-get install chromium' : null);

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: CHROMIUM ?? '', args: ['--no-sandbox', '--disable-dev-shm-usage'], timeout: 0 });

/** What a page has to look right in: light and dark, a screen and a small phone. */
export const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [
    { width: 1_200, height: 900 },
    { width: 320, height: 640 },
  ].map((viewport) => ({ colorScheme, viewport })),
);

/** Returns the faults of accessibility that axe finds by all of its rules, or by those of `rules`, each with its rule and its elements. */
export const accessibilityFaults = async (page: Page, rules?: readonly string[]): Promise<string[]> => {
  await page.evaluate(axe.source);
  const options = JSON.stringify({ iframes: false, ...(rules && { runOnly: rules }) });
  const { violations } = await page.evaluate<AxeResults>(`axe.run(document, ${options})`);
  return violations.map(({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html).join(' ')}`);
};
