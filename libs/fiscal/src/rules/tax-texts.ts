/** Causes and fixes that rules on the taxes of the document, of a line and of withholdings share. */
export const taxTexts = {
  once: {
    cause: ['Un tributo aparece en dos grupos.', 'A tax has two groups.'],
    fix: [
      'Una con la misma tarifa se suma a la otra; con otra tarifa va en una línea aparte.',
      'One at the same rate is added to the other; at another rate it goes on a line of its own.',
    ],
  },
  rateForm: {
    cause: ['La tarifa tiene más de tres decimales.', 'The rate has more than three decimals.'],
    fix: [
      'Escriba la tarifa como porcentaje: "19.00", o "0.966" para 9,66 por mil.',
      'Write the rate as a percentage: "19.00", or "0.966" for 9.66 per thousand.',
    ],
  },
  rateListed: {
    cause: ['La tarifa no está en la lista de ese tributo.', 'The rate is not in the list of that tax.'],
    fix: [
      'Es la que la ley da al bien o servicio. IVA: 0, 5, 16 o 19. INC: 2, 4, 8 o 16. Retención de IVA: 15 o 100. Si es la de otro tributo, corrija el código.',
      'It is what the law sets for the good or service. IVA: 0, 5, 16 or 19. INC: 2, 4, 8 or 16. Withholding of IVA: 15 or 100. If it is that of another tax, correct the code.',
    ],
  },
  listed: {
    cause: ['El código o el nombre del tributo no son de la tabla.', 'Code or name of the tax are not of the table.'],
    fix: ['Use un código de /v1/catalogs/tributos.', 'Use a code of /v1/catalogs/tributos.'],
  },
  unit: {
    cause: ['La unidad del tributo no está en la lista.', 'The unit of the tax is not in the list.'],
    fix: ['Use un código de /v1/catalogs/unidad-medida.', 'Use a code of /v1/catalogs/unidad-medida.'],
  },
  value: {
    cause: [
      'El valor del impuesto no sale de su base y su tarifa.',
      'The value of the tax does not follow from base and rate.',
    ],
    fix: ['Calcule value = base × rate / 100, a dos decimales.', 'Compute value = base × rate / 100, to two decimals.'],
  },
} as const;
