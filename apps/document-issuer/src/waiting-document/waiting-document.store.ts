import { Injectable } from '@nestjs/common';
import { WaitingList } from '@rubrica/eventing/waiting';
import type { IssuingWait } from './issuing-wait.js';

const FIRST_LOOKUP_MS = 60_000;
const LONGEST_LOOKUP_MS = 3_600_000;

/** Documents that wait for a certificate, software, a number or an invoice. */
@Injectable()
export class WaitingDocuments extends WaitingList<IssuingWait> {
  constructor() {
    super({ table: 'waiting_documents', firstLookupMs: FIRST_LOOKUP_MS, longestLookupMs: LONGEST_LOOKUP_MS });
  }
}
