import { Page } from '../../design/page.js';
import { useWords } from '../../language/language.js';
import { Domains } from './domains.js';
import { Senders } from './senders.js';
import { Suppressions } from './suppressions.js';
import { WORDS } from './words.js';

/** How mails leave the company: signed by which domains, from which senders, and to whom not. */
export const Mail = () => (
  <Page title={useWords(WORDS).title}>
    <Suppressions />
    <Senders />
    <Domains />
  </Page>
);
