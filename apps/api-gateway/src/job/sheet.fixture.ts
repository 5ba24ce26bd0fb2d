import { zip } from '@rubrica/ubl';

const TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`;
const RELS = (type: string, target: string): string =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
const BOOK = `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Hoja1" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** Writes an XLSX with these rows of cells, as XML. */
export const xlsx = (rows: string, more: readonly { name: string; bytes: Buffer }[] = [], head = ''): Buffer =>
  zip([
    { name: '[Content_Types].xml', bytes: Buffer.from(TYPES) },
    { name: '_rels/.rels', bytes: Buffer.from(RELS('officeDocument', 'xl/workbook.xml')) },
    { name: 'xl/workbook.xml', bytes: Buffer.from(BOOK) },
    { name: 'xl/_rels/workbook.xml.rels', bytes: Buffer.from(RELS('worksheet', 'worksheets/sheet1.xml')) },
    {
      name: 'xl/worksheets/sheet1.xml',
      bytes: Buffer.from(
        `<?xml version="1.0"?>${head}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
      ),
    },
    ...more,
  ]);
