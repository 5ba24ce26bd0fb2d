import { Injectable } from '@nestjs/common';
import { WaitingList } from '@rubrica/eventing/waiting';
import type { TurnWait } from './turn.js';

const FIRST_LOOKUP_MS = 5_000;
const LONGEST_LOOKUP_MS = 3_600_000;

/** Documents that wait for a certificate to sign their messages, or for their turn. */
@Injectable()
export class WaitingSubmissions extends WaitingList<'certificate_missing' | TurnWait> {
  constructor() {
    super({
      table: 'waiting_submissions',
      firstLookupMs: FIRST_LOOKUP_MS,
      longestLookupMs: LONGEST_LOOKUP_MS,
    });
  }
}
