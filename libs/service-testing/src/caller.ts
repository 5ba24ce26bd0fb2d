import type { Caller } from '@rubrica/contracts';
import { idOf, TENANT } from './ids.js';

/** The tenant with a live-mode key, with a test-mode key, and another tenant. */
export const live: Caller = { tenantId: TENANT, livemode: true, keyId: 'key_1', role: 'full', version: '2026-01-01' };
export const test: Caller = { ...live, livemode: false };
export const stranger: Caller = { ...live, tenantId: idOf('ten', 'otra') };
