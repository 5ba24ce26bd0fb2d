import type { AuthorityRange } from '@rubrica/contracts';
import type { ForeignElement } from '@rubrica/xml';
import { excerpt, resultOf, type SoapAnswer, type SoapRequest } from '../dian/soap.js';

/** Request for the ranges of an issuer and a software. NITs are given without check digit. */
export const getNumberingRange = (issuerNit: string, softwareOwnerNit: string, softwareId: string): SoapRequest => ({
  operation: 'GetNumberingRange',
  parameters: [
    ['accountCode', issuerNit],
    ['accountCodeT', softwareOwnerNit],
    ['softwareCode', softwareId],
  ],
});

export type RangesAnswer =
  | {
      readonly kind: 'ranges';
      readonly operationCode: string;
      readonly description: string;
      readonly ranges: readonly AuthorityRange[];
    }
  | Extract<SoapAnswer, { readonly kind: 'fault' | 'unreadable' }>;

const LIST = 'http://schemas.datacontract.org/2004/07/NumberRangeResponseList';
const RANGE = 'http://schemas.datacontract.org/2004/07/NumberRangeResponse';
const MOST_RANGES = 1_000;

/** Reads the body of an answer; any bytes give one of the three kinds, none throws. */
export const readNumberingRanges = (body: Uint8Array): RangesAnswer => {
  const read = resultOf('GetNumberingRange', body);
  if (read.kind !== 'result') return read;
  const { result } = read;
  const operationCode = excerpt(result.child(LIST, 'OperationCode')?.text() ?? '');
  if (operationCode === '') return { kind: 'unreadable', why: 'no OperationCode' };
  const entries = result.child(LIST, 'ResponseList')?.children(RANGE, 'NumberRangeResponse') ?? [];
  return {
    kind: 'ranges',
    operationCode,
    description: excerpt(result.child(LIST, 'OperationDescription')?.text() ?? ''),
    ranges: entries.slice(0, MOST_RANGES).map(rangeOf),
  };
};

/** Reads one range without checking its values; the issuer checks them. */
const rangeOf = (entry: ForeignElement): AuthorityRange => {
  const text = (name: string): string => excerpt(entry.child(RANGE, name)?.text() ?? '');
  return {
    resolution_number: text('ResolutionNumber'),
    resolution_date: day(text('ResolutionDate')),
    prefix: text('Prefix'),
    from: Number(text('FromNumber')),
    to: Number(text('ToNumber')),
    valid_from: day(text('ValidDateFrom')),
    valid_to: day(text('ValidDateTo')),
    technical_key: text('TechnicalKey') || null,
  };
};

/** Cuts a date to its day, as .NET services may add a time. */
const day = (text: string): string => text.slice(0, 'YYYY-MM-DD'.length);
