import { encodeId } from '@rubrica/service';
import { createHmac } from 'node:crypto';

/** What a token is for: one of one use proves nothing for another. */
export type TokenUse = 'return-path' | 'unsubscribe';

/** Characters of the proof in a token: 80 bits. */
const PROOF_CHARS = 16;

/** `<mailing>.<proof>`, in lower case. */
export const MAILING_TOKEN = /(mlg_[0-9a-z]{26})\.([0-9a-z]{16})/;

/** The proof that a token was made by who has the secret. */
export const proofOf = (use: TokenUse, mailing: string, secret: string): string =>
  encodeId(createHmac('sha256', secret).update(`${use} ${mailing}`).digest()).slice(0, PROOF_CHARS);
