import type { Words } from '../../language/language.js';

export const WORDS: Words<{
  readonly title: string;
  readonly upload: string;
  readonly noRight: string;
  readonly none: string;
  readonly noneDetail: string;
  readonly noMatch: string;
  readonly clear: string;
  readonly document: string;
  readonly supplier: string;
  readonly supplierNit: string;
  readonly verdict: string;
  readonly events: string;
  readonly until: string;
  readonly total: string;
  readonly received: string;
  readonly all: string;
  readonly deadline: string;
  readonly dueToday: string;
  readonly dueSoon: string;
  readonly number: string;
  readonly find: string;
  readonly file: string;
  readonly fileDetail: string;
  readonly cufe: string;
  readonly cufeDetail: string;
  readonly send: string;
  readonly leave: string;
  readonly choose: string;
}> = {
  es: {
    title: 'Documentos recibidos',
    upload: 'Cargar un documento',
    noRight: 'Su rol en esta empresa no lo permite',
    none: 'Todavía no hay documentos de proveedores',
    noneDetail:
      'Llegan por el correo de recepción de la empresa, o cárguelos aquí: el zip o el XML que el proveedor envió. Cada uno se comprueba en la DIAN.',
    noMatch: 'Ningún documento cumple el filtro',
    clear: 'Quitar el filtro',
    document: 'Documento',
    supplier: 'Proveedor',
    supplierNit: 'NIT del proveedor',
    verdict: 'Veredicto',
    events: 'Eventos',
    until: 'Plazo:',
    total: 'Total',
    received: 'Recibido',
    all: 'Todos',
    deadline: 'Plazo para aceptar o reclamar',
    dueToday: 'Vence hoy',
    dueSoon: 'Vence en tres días o menos',
    number: 'Número con prefijo',
    find: 'Buscar',
    file: 'Archivo del proveedor (zip o XML)',
    fileDetail: 'Lo que venía adjunto al correo, como llegó.',
    cufe: 'O solo el CUFE',
    cufeDetail: 'En modo real: se lee la copia que guarda la DIAN.',
    send: 'Cargar',
    leave: 'Cancelar',
    choose: 'Elija un archivo o escriba el CUFE',
  },
  en: {
    title: 'Received documents',
    upload: 'Upload a document',
    noRight: 'Your role in this company does not allow it',
    none: 'There are no documents of suppliers yet',
    noneDetail:
      "They arrive at the company's address for reception, or upload them here: the zip or the XML that the supplier sent. Each is checked at DIAN.",
    noMatch: 'No document matches the filter',
    clear: 'Clear the filter',
    document: 'Document',
    supplier: 'Supplier',
    supplierNit: 'NIT of the supplier',
    verdict: 'Verdict',
    events: 'Events',
    until: 'Until',
    total: 'Total',
    received: 'Received',
    all: 'All',
    deadline: 'Deadline to accept or claim',
    dueToday: 'Ends today',
    dueSoon: 'Ends within three days',
    number: 'Number with prefix',
    find: 'Find',
    file: 'File of the supplier (zip or XML)',
    fileDetail: 'What the mail brought, as it came.',
    cufe: 'Or the CUFE alone',
    cufeDetail: 'In live mode: the copy that DIAN keeps is read.',
    send: 'Upload',
    leave: 'Cancel',
    choose: 'Choose a file, or write the CUFE',
  },
};
