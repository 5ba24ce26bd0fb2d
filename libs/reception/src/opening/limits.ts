/**
 * Limits of what is opened. Senders are strangers: each limit holds before the work that it bounds begins, so that no
 * mail costs more memory or time than these say. A container of 2,000 lines has some 3 MB and 130,000 tags.
 */
export const LIMITS = {
  /** Of a mail or an uploaded file. */
  fileBytes: 20 * 1024 * 1024,
  /** Of all files of one mail together, once unpacked. */
  unpackedBytes: 40 * 1024 * 1024,
  /** Files in one mail, in all archives and forwarded mails together. */
  files: 200,
  /** Archives in archives and mails in mails. */
  depth: 4,
  /** Of a PDF; a larger one is left out. */
  pdfBytes: 5 * 1024 * 1024,
  /** Of all PDFs of one mail together. */
  pdfsBytes: 20 * 1024 * 1024,
  /** A parsed document takes up to a hundred times this in memory. */
  xmlBytes: 4 * 1024 * 1024,
  xmlTags: 300_000,
  /** XML files that are parsed. */
  xmlFiles: 20,
  /** Lines of a mail that begin with two hyphens; the time of its parser grows with the parts. */
  mailBoundaries: 500,
  mailHeaderBytes: 64 * 1024,
} as const;
