import { ORIGINALS } from './originals.fixture.js';

interface SimulatedKind {
  readonly name: string;
  readonly typeCodes: readonly string[];
}
const { KINDS: real } = (await import(ORIGINALS.simulatorKinds)) as {
  readonly KINDS: readonly [SimulatedKind, ...SimulatedKind[]];
};

/** Stands in the place of `kind/kinds.ts` of the simulator: the twin of the made-up kind, made without its code. */
export const KINDS: readonly SimulatedKind[] = [
  ...real,
  {
    ...real[0],
    name: 'MadeUp',
    typeCodes: ['77'],
    ...{ issuer: 'cac:AccountingCustomerParty', operation: 'SendNominaSync', hashedWithPin: ['77'] },
    ...{ letter: 'M', title: 'El Documento inventado', profile: 'DIAN 2.1: Documento inventado' },
  },
];
