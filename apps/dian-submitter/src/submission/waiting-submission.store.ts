import { Injectable } from '@nestjs/common';
import { WaitingList } from '@rubrica/eventing';
import type { NoteWaitReason } from './note-wait.js';

const FIRST_LOOKUP_MS = 5_000;
const LONGEST_LOOKUP_MS = 3_600_000;

/** Documents that wait for a certificate to sign their messages, and notes that wait for an invoice. */
@Injectable()
export class WaitingSubmissions extends WaitingList<'certificate_missing' | NoteWaitReason> {
  constructor() {
    super({
      table: 'waiting_submissions',
      firstLookupMs: FIRST_LOOKUP_MS,
      longestLookupMs: LONGEST_LOOKUP_MS,
    });
  }
}
