import { describe, it } from '@jest/globals';
import { specFor } from '@rubrica/testing';
import { decide, type TestSetCommand } from './test-set.decide.js';
import { evolve, none, type TestSetEvent } from './test-set.js';

const given = specFor({ decide, evolve, initialState: none });

const named = (id: string): TestSetEvent => ({ type: 'TestSetNamed', data: { test_set_id: id } });
const said = { document_id: 'inv_1' };
const accepted: TestSetEvent = { type: 'TestSetAccepted', data: said };
const refused: TestSetEvent = { type: 'TestSetRefused', data: said };
const name = (testSetId: string | null): TestSetCommand => ({ type: 'NameTestSet', testSetId });
const hear = (what: 'accepted' | 'refused' | 'judged', testSetId = 'A'): TestSetCommand => ({
  type: 'HearOfTestSet',
  testSetId,
  documentId: 'inv_1',
  said: what,
});

describe('a test set', () => {
  it('is named by the tenant', () => given().when(name('A')).then(named('A')));
  it('is named once: the same id changes nothing', () => given(named('A')).when(name('A')).thenNothing());
  it('is replaced by another', () => given(named('A')).when(name('B')).then(named('B')));
  it('is given up', () => given(named('A')).when(name(null)).then({ type: 'TestSetGivenUp', data: {} }));
  it('is not given up where there is none', () => given().when(name(null)).thenNothing());

  it('is accepted when the tax authority says so', () => given(named('A')).when(hear('accepted')).then(accepted));
  it('is accepted once, whatever comes after', () => {
    given(named('A'), accepted).when(hear('accepted')).thenNothing();
    given(named('A'), accepted).when(hear('refused')).thenNothing();
    given(named('A'), accepted).when(name('A')).thenNothing();
  });
  it('that was accepted gives way to another, which is open', () =>
    given(named('A'), accepted).when(name('B')).then(named('B')));
  it('is not accepted by what was said of the one before', () =>
    given(named('A'), named('B')).when(hear('accepted')).thenNothing());
  it('that was given up stays given up', () =>
    given(named('A'), { type: 'TestSetGivenUp', data: {} }).when(hear('refused')).thenNothing());

  it('is refused once', () => {
    given(named('A')).when(hear('refused')).then(refused);
    given(named('A'), refused).when(hear('refused')).thenNothing();
  });
  it('that was refused is open again when its id is sent again', () =>
    given(named('A'), refused).when(name('A')).then(named('A')));
  it('that was refused is open again when one of its documents is judged', () => {
    given(named('A'), refused).when(hear('judged')).then({ type: 'TestSetTaken', data: said });
    given(named('A')).when(hear('judged')).thenNothing();
  });
});
