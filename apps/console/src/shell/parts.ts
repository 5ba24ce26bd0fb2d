import type { LinkProps } from '@tanstack/react-router';
import type { Words } from '../language/language.js';

interface Part {
  /** A route below a company. */
  readonly to: Extract<LinkProps['to'], `/$tenant/$mode${string}`>;
  readonly name: Words<string>;
}

interface PartGroup {
  /** Null: the parts stand above the groups that have a name. */
  readonly name: Words<string> | null;
  readonly parts: readonly Part[];
}

/** The parts of the console for a company, in the order in which people look for them. */
export const PART_GROUPS: readonly PartGroup[] = [
  {
    name: null,
    parts: [
      { to: '/$tenant/$mode', name: { es: 'Inicio', en: 'Home' } },
      { to: '/$tenant/$mode/documents', name: { es: 'Documentos', en: 'Documents' } },
      { to: '/$tenant/$mode/drafts', name: { es: 'Borradores', en: 'Drafts' } },
      { to: '/$tenant/$mode/customers', name: { es: 'Clientes', en: 'Customers' } },
      { to: '/$tenant/$mode/suppliers', name: { es: 'Proveedores', en: 'Suppliers' } },
      { to: '/$tenant/$mode/received', name: { es: 'Recibidos', en: 'Received' } },
    ],
  },
  {
    name: { es: 'En bloque', en: 'In bulk' },
    parts: [
      { to: '/$tenant/$mode/import', name: { es: 'Importar', en: 'Import' } },
      { to: '/$tenant/$mode/jobs', name: { es: 'Trabajos', en: 'Jobs' } },
      { to: '/$tenant/$mode/export', name: { es: 'Exportación completa', en: 'Whole export' } },
    ],
  },
  {
    name: { es: 'Empresa', en: 'Company' },
    parts: [
      { to: '/$tenant/$mode/ranges', name: { es: 'Rangos de numeración', en: 'Numbering ranges' } },
      { to: '/$tenant/$mode/certificates', name: { es: 'Certificados', en: 'Certificates' } },
      { to: '/$tenant/$mode/company', name: { es: 'Empresa y marca', en: 'Company and brand' } },
      { to: '/$tenant/$mode/mail', name: { es: 'Correo', en: 'Mail' } },
      { to: '/$tenant/$mode/people', name: { es: 'Personas', en: 'People' } },
      { to: '/$tenant/$mode/audit', name: { es: 'Auditoría', en: 'Audit' } },
    ],
  },
  {
    name: { es: 'Integración', en: 'Integration' },
    parts: [
      { to: '/$tenant/$mode/webhooks', name: { es: 'Webhooks', en: 'Webhooks' } },
      { to: '/$tenant/$mode/events', name: { es: 'Eventos', en: 'Events' } },
      { to: '/$tenant/$mode/api-keys', name: { es: 'Claves de API', en: 'API keys' } },
      { to: '/$tenant/$mode/requests', name: { es: 'Solicitudes', en: 'Requests' } },
    ],
  },
];
