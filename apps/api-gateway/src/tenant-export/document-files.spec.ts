import { describe, expect, it } from '@jest/globals';
import { blobOf } from '@rubrica/service-testing';
import { type ExportedFact, filesOf } from './document-files.js';

const fact = (name: string, data: object): ExportedFact => ({ type: `co.rubrica.document.${name}.v1`, data });
const pathsOf = (...facts: readonly ExportedFact[]): string[] => filesOf('invoices/x', facts).map(({ path }) => path);

describe('the files of a document', () => {
  it('are those of all its editions; one in contingency has no AttachedDocument', () => {
    const paths = pathsOf(
      fact('signed', { edition: 1, xml_blob: blobOf('1') }),
      fact('rendered', { edition: 1, pdf_blob: blobOf('2') }),
      fact('packaged', { edition: 1, zip_blob: blobOf('3'), contingency: true }),
      fact('signed', { edition: 2, xml_blob: blobOf('4') }),
      fact('packaged', { edition: 2, zip_blob: blobOf('5'), contingency: false }),
      fact('accepted', { application_response_blob: blobOf('6') }),
    );
    expect(paths).toEqual([
      'invoices/x/signed-1.xml',
      'invoices/x/representation-1.pdf',
      'invoices/x/signed-2.xml',
      'invoices/x/attached-document-2.xml',
      'invoices/x/application-response.xml',
    ]);
  });

  it('that was rejected are its XML and the answer; of one without an answer only the XML', () => {
    const signed = fact('signed', { edition: 1, xml_blob: blobOf('1') });
    expect(pathsOf(signed, fact('rejected', { application_response_blob: blobOf('2') }))).toHaveLength(2);
    expect(pathsOf(signed, fact('rejected', { application_response_blob: null }))).toHaveLength(1);
    expect(pathsOf(fact('requested', { request_blob: blobOf('1') }))).toEqual([]);
  });

  it('are each there once: after a repeated package that is mailed, the later one', () => {
    const [first, second] = ['1', '2'].map((blob) =>
      fact('packaged', { edition: 1, zip_blob: blobOf(blob), contingency: false }),
    ) as [ExportedFact, ExportedFact];
    expect(filesOf('x', [first, second])).toEqual([
      { path: 'x/attached-document-1.xml', blob: blobOf('2'), isInZip: true },
    ]);
  });
});
