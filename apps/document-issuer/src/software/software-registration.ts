import type { Environment } from '@rubrica/contracts';
import type { Aggregate } from '@rubrica/eventing';
import type { SoftwareRecord } from '@rubrica/kinds';

/** Facts of the software of a tenant under one record and in one environment. Software and PIN are in the table alone. */
export interface SoftwareEvent {
  readonly type: 'SoftwareRegistered';
  readonly data: SoftwareOf;
}

export interface SoftwareOf {
  readonly tenant_id: string;
  readonly record: SoftwareRecord;
  readonly environment: Environment;
}

export interface RegisterSoftware {
  readonly type: 'RegisterSoftware';
  readonly of: SoftwareOf;
}

/** How often software was registered. */
export interface SoftwareRegistrations {
  readonly count: number;
}

/** Id of the stream. */
export const registrationId = ({ tenant_id, record, environment }: SoftwareOf): string =>
  [tenant_id, record, environment].join('-');

/** The aggregate of registrations of software, which others wait for. */
export const softwareRegistration: Aggregate<SoftwareRegistrations, RegisterSoftware, SoftwareEvent> = {
  name: 'software',
  initialState: { count: 0 },
  decide: ({ of }) => [{ type: 'SoftwareRegistered', data: of }],
  evolve: ({ count }) => ({ count: count + 1 }),
  messages: ({ data }) => [
    { type: 'co.rubrica.software.registered.v1', key: data.tenant_id, tenantid: data.tenant_id, data },
  ],
};
