import type { ItemProperty } from '../item.js';
import { type Fault, fault } from '../../values/fault.js';
import type { LineRule } from '../checks/rule.js';
import { unitFaults } from '../checks/unit.js';

/** A quantity of a property has its unit, and a unit its quantity. */
export const itemProperties: LineRule = {
  reads: ['additional_item_properties'],
  check: ({ additional_item_properties: properties }, at) =>
    (properties ?? []).flatMap((property, index) => [
      ...missingHalf(property, `${at}/additional_item_properties/${index}`),
      ...(property.unit_code === undefined
        ? []
        : unitFaults(property.unit_code, `${at}/additional_item_properties/${index}/unit_code`)),
    ]),
};

const missingHalf = (property: ItemProperty, at: string): Fault[] => {
  const missing = (['value_quantity', 'unit_code'] as const).filter((field) => property[field] === undefined);
  return missing.length !== 1
    ? []
    : missing.map((field) =>
        fault(
          `${at}/${field}`,
          'required',
          { en: 'A quantity and its unit stand together.', es: 'Una cantidad va con su unidad.' },
          {
            fix: {
              en: 'Write both value_quantity and unit_code, or neither.',
              es: 'Escriba value_quantity y unit_code, o ninguno de los dos.',
            },
          },
        ),
      );
};
