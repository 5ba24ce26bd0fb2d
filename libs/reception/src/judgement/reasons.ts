import type { Words } from '@rubrica/fiscal';

/** What a reason makes of a document: a `remark` leaves it verified. */
export type Effect = 'suspicious' | 'unverified' | 'remark';

interface ReasonText {
  readonly effect: Effect;
  readonly detail: Words;
  readonly fix: Words;
}

const ASK_AGAIN: Words = {
  en: 'Ask the supplier to send the file again, or upload the CUFE alone: the copy that DIAN keeps is then read.',
  es: 'Pida al proveedor que envíe de nuevo el archivo, o cargue solo el CUFE: así se lee la copia que guarda la DIAN.',
};
const DO_NOT_PAY: Words = {
  en: 'Do not pay or post it. Ask the supplier by a way that you knew before this mail.',
  es: 'No lo pague ni lo contabilice. Pregunte al proveedor por un medio que ya conocía antes de este correo.',
};
const NOTHING: Words = { en: 'Nothing needs to be done.', es: 'No hay que hacer nada.' };

/** Why a received document is not verified, or what should be known of it. */
export const REASONS = {
  dian_unanswered: {
    effect: 'unverified',
    detail: { en: 'DIAN has not answered yet about this CUFE.', es: 'La DIAN aún no ha respondido sobre este CUFE.' },
    fix: { en: 'Wait: it is asked again by itself.', es: 'Espere: se le pregunta de nuevo automáticamente.' },
  },
  certificate_missing: {
    effect: 'unverified',
    detail: {
      en: 'DIAN cannot be asked about it: you have no valid certificate.',
      es: 'No se puede preguntar por él a la DIAN: usted no tiene un certificado vigente.',
    },
    fix: {
      en: 'Upload your certificate with POST /v1/certificates. Then send the document again; or wait up to an hour.',
      es: 'Cargue su certificado con POST /v1/certificates. Luego envíe de nuevo el documento, o espere hasta una hora.',
    },
  },
  dian_validation_pending: {
    effect: 'unverified',
    detail: {
      en: 'It was issued while DIAN was out of service (type 04), and DIAN does not have it yet. The supplier has 48 hours to send it.',
      es: 'Se expidió mientras la DIAN estaba fuera de servicio (tipo 04), y la DIAN aún no lo tiene. El proveedor tiene 48 horas para enviarlo.',
    },
    fix: {
      en: 'Wait: DIAN is asked again. Ask the supplier if it lasts longer than two days.',
      es: 'Espere: se pregunta de nuevo a la DIAN. Consulte al proveedor si pasan más de dos días.',
    },
  },
  dian_unknown: {
    effect: 'suspicious',
    detail: {
      en: 'DIAN knows no document with this CUFE.',
      es: 'La DIAN no conoce ningún documento con este CUFE.',
    },
    fix: DO_NOT_PAY,
  },
  dian_rejected: {
    effect: 'suspicious',
    detail: { en: 'DIAN has rejected this document.', es: 'La DIAN rechazó este documento.' },
    fix: {
      en: 'Ask the supplier for an invoice that DIAN has accepted.',
      es: 'Pida al proveedor una factura que la DIAN haya aceptado.',
    },
  },
  document_missing: {
    effect: 'unverified',
    detail: {
      en: 'DIAN has accepted a document with this CUFE, and did not give its copy: what it says is not known.',
      es: 'La DIAN aceptó un documento con este CUFE, pero no entregó su copia: no se sabe qué dice.',
    },
    fix: {
      en: 'Upload the file that the supplier sent: the zip of its mail, or the XML.',
      es: 'Cargue el archivo que envió el proveedor: el zip de su correo, o el XML.',
    },
  },
  dian_other_document: {
    effect: 'suspicious',
    detail: {
      en: 'DIAN accepted another document under this CUFE: of another number or another supplier.',
      es: 'La DIAN aceptó otro documento con este CUFE: de otro número o de otro proveedor.',
    },
    fix: DO_NOT_PAY,
  },
  dian_copy_missing: {
    effect: 'remark',
    detail: {
      en: "DIAN did not give its copy. The supplier's own signature proves who wrote the document; that DIAN has the same amounts is not proved.",
      es: 'La DIAN no entregó su copia. La firma del propio proveedor prueba quién escribió el documento; no prueba que la DIAN tenga los mismos valores.',
    },
    fix: {
      en: 'Compare the amounts with those that the QR code of the document shows at DIAN.',
      es: 'Compare los valores con los que muestra la DIAN al leer el código QR del documento.',
    },
  },
  differs_from_dian: {
    effect: 'suspicious',
    detail: {
      en: 'The copy that DIAN keeps says something else than this file.',
      es: 'La copia que guarda la DIAN dice otra cosa que este archivo.',
    },
    fix: DO_NOT_PAY,
  },
  altered_on_the_way: {
    effect: 'unverified',
    detail: {
      en: 'The file says the same as the copy that DIAN keeps, and yet is not the same: it was written again on its way.',
      es: 'El archivo dice lo mismo que la copia que guarda la DIAN, pero no es igual: alguien lo reescribió en el camino.',
    },
    fix: ASK_AGAIN,
  },
  signature_missing: {
    effect: 'unverified',
    detail: { en: 'The document is not signed.', es: 'El documento no está firmado.' },
    fix: ASK_AGAIN,
  },
  signature_broken: {
    effect: 'unverified',
    detail: {
      en: 'The signature does not match the document: it was changed after it was signed, or was damaged on its way.',
      es: 'La firma no corresponde al documento: se modificó después de firmarlo, o se dañó en el camino.',
    },
    fix: ASK_AGAIN,
  },
  signature_wrapped: {
    effect: 'suspicious',
    detail: {
      en: 'The signature stands where it covers something else than the document that is shown.',
      es: 'La firma está en un lugar donde cubre algo distinto del documento que se muestra.',
    },
    fix: DO_NOT_PAY,
  },
  signature_refused: {
    effect: 'unverified',
    detail: {
      en: "The signature is not one of DIAN's policy, or its certificate could not sign at that time.",
      es: 'La firma no cumple la política de la DIAN, o su certificado no podía firmar en ese momento.',
    },
    fix: ASK_AGAIN,
  },
  certificate_untrusted: {
    effect: 'unverified',
    detail: {
      en: 'No authority that this installation trusts has issued the certificate of the signature.',
      es: 'El certificado de la firma no lo emitió ninguna entidad en la que confíe esta instalación.',
    },
    fix: {
      en: 'Upload the CUFE alone: the copy that DIAN keeps is then read.',
      es: 'Cargue solo el CUFE: así se lee la copia que guarda la DIAN.',
    },
  },
  signed_by_another: {
    effect: 'unverified',
    detail: {
      en: 'The certificate of the signature is not that of the supplier. A provider may sign for it; so may a stranger.',
      es: 'El certificado de la firma no es del proveedor. Puede firmar por él un proveedor tecnológico; también un extraño.',
    },
    fix: {
      en: 'Upload the CUFE alone: the copy that DIAN keeps is then read.',
      es: 'Cargue solo el CUFE: así se lee la copia que guarda la DIAN.',
    },
  },
  cufe_malformed: {
    effect: 'suspicious',
    detail: {
      en: 'The document has no CUFE of 96 hexadecimal characters.',
      es: 'El documento no tiene un CUFE de 96 caracteres hexadecimales.',
    },
    fix: DO_NOT_PAY,
  },
  cufe_differs: {
    effect: 'suspicious',
    detail: {
      en: 'Another CUFE stands here than in the document.',
      es: 'Aquí figura un CUFE distinto del que tiene el documento.',
    },
    fix: DO_NOT_PAY,
  },
  number_differs: {
    effect: 'unverified',
    detail: {
      en: 'Another number stands here than in the document.',
      es: 'Aquí figura un número distinto del que tiene el documento.',
    },
    fix: ASK_AGAIN,
  },
  container_ambiguous: {
    effect: 'suspicious',
    detail: {
      en: 'The container holds more than one document in the place of one: programs may read different ones.',
      es: 'El contenedor tiene más de un documento donde va uno: distintos programas pueden leer distintos documentos.',
    },
    fix: DO_NOT_PAY,
  },
  answer_rejects: {
    effect: 'suspicious',
    detail: {
      en: "DIAN's answer that came with it is a rejection.",
      es: 'La respuesta de la DIAN que vino con él es un rechazo.',
    },
    fix: {
      en: 'Ask the supplier for an invoice that DIAN has accepted.',
      es: 'Pida al proveedor una factura que la DIAN haya aceptado.',
    },
  },
  answer_unproven: {
    effect: 'unverified',
    detail: {
      en: "The answer that came with it is not signed as DIAN's are, or was damaged on its way.",
      es: 'La respuesta que vino con él no está firmada como las de la DIAN, o se dañó en el camino.',
    },
    fix: ASK_AGAIN,
  },
  answer_of_another: {
    effect: 'suspicious',
    detail: {
      en: 'The answer that came with it is signed, but not by DIAN.',
      es: 'La respuesta que vino con él está firmada, pero no por la DIAN.',
    },
    fix: DO_NOT_PAY,
  },
  answer_missing: {
    effect: 'remark',
    detail: {
      en: "DIAN's answer did not come with it. DIAN was asked itself.",
      es: 'No vino con la respuesta de la DIAN. Se le preguntó directamente.',
    },
    fix: NOTHING,
  },
  container_missing: {
    effect: 'remark',
    detail: {
      en: 'It came without an AttachedDocument.',
      es: 'Llegó sin AttachedDocument.',
    },
    fix: NOTHING,
  },
  other_buyer: {
    effect: 'suspicious',
    detail: { en: 'The buyer in it is not you.', es: 'El adquirente que figura en él no es usted.' },
    fix: {
      en: 'Forward it to whom it names, or ask the supplier for an invoice with your NIT.',
      es: 'Reenvíelo a quien nombra, o pida al proveedor una factura con su NIT.',
    },
  },
  other_environment: {
    effect: 'suspicious',
    detail: {
      en: 'It was issued in another environment of DIAN than yours. A document of the trial environment is no invoice.',
      es: 'Fue emitido en un ambiente de la DIAN distinto del suyo. Un documento del ambiente de pruebas no es una factura.',
    },
    fix: DO_NOT_PAY,
  },
  amounts_disagree: {
    effect: 'unverified',
    detail: {
      en: 'The amounts of lines, taxes and totals do not agree.',
      es: 'Los valores de líneas, impuestos y totales no concuerdan.',
    },
    fix: {
      en: 'Compare them with your order, and ask the supplier.',
      es: 'Compárelos con su orden de compra y consulte al proveedor.',
    },
  },
  number_received_before: {
    effect: 'suspicious',
    detail: {
      en: 'Another document of this supplier with this number was received before.',
      es: 'Antes se recibió otro documento de este proveedor con este número.',
    },
    fix: {
      en: 'Compare the two, and ask the supplier which one holds.',
      es: 'Compare los dos y pregunte al proveedor cuál es el válido.',
    },
  },
  encoding_repaired: {
    effect: 'remark',
    detail: {
      en: 'The file is not UTF-8 as it says; it was read as Windows-1252.',
      es: 'El archivo no es UTF-8 como dice; se leyó como Windows-1252.',
    },
    fix: {
      en: 'Check accents in names and descriptions.',
      es: 'Revise las tildes en nombres y descripciones.',
    },
  },
} as const satisfies Record<string, ReasonText>;

export type ReasonCode = keyof typeof REASONS;

export interface Reason {
  readonly code: ReasonCode;
  /** Element or file that it is about: `Invoice/UUID`. */
  readonly where: string;
}

export type ReceivedStatus = 'verified' | 'unverified' | 'suspicious';

/** The worst effect of all reasons. */
export const statusOf = (reasons: readonly Reason[]): ReceivedStatus => {
  const effects = reasons.map(({ code }) => REASONS[code].effect);
  if (effects.includes('suspicious')) return 'suspicious';
  return effects.includes('unverified') ? 'unverified' : 'verified';
};
