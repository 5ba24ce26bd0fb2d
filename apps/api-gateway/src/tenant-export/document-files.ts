import type { FoundFile } from './export-part.js';

/** A fact of a document's life. */
export interface ExportedFact {
  readonly type: string;
  readonly data: object;
}

/** A file of a document, whose bytes are in a blob. */
export type ExportedFile = Required<Pick<FoundFile, 'path' | 'blob'>> & Pick<FoundFile, 'isInZip'>;

/**
 * Returns the files of a document, of all its editions: the signed XML, the graphic representation, the AttachedDocument,
 * and the tax authority's ApplicationResponse. `folder` is where they stand in the export.
 */
export const filesOf = (folder: string, facts: readonly ExportedFact[]): ExportedFile[] => {
  const files = facts.flatMap(({ type, data }): ExportedFile[] => {
    const { edition, contingency, ...blobs } = data as Data;
    switch (type) {
      case 'co.rubrica.document.signed.v1':
        return [{ path: `${folder}/signed-${edition}.xml`, blob: blobs.xml_blob }];
      case 'co.rubrica.document.rendered.v1':
        return [{ path: `${folder}/representation-${edition}.pdf`, blob: blobs.pdf_blob }];
      case 'co.rubrica.document.packaged.v1':
        // In contingency the package has the signed XML, which is there already.
        return contingency
          ? []
          : [{ path: `${folder}/attached-document-${edition}.xml`, blob: blobs.zip_blob, isInZip: true }];
      case 'co.rubrica.document.accepted.v1':
      case 'co.rubrica.document.rejected.v1':
        return blobs.application_response_blob
          ? [{ path: `${folder}/application-response.xml`, blob: blobs.application_response_blob }]
          : [];
      default:
        return [];
    }
  });
  // A fact that was said again has the same file; of two under one name the later one counts.
  return [...new Map(files.map((file) => [file.path, file])).values()];
};

/** The members that are used of the facts above. */
interface Data {
  readonly edition: number;
  readonly contingency: boolean;
  readonly xml_blob: string;
  readonly pdf_blob: string;
  readonly zip_blob: string;
  readonly application_response_blob: string | null;
}
