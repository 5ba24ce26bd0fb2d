import type { Words } from '../values/words.js';

/** A tariff: percent of a base, pesos for one unit, or of IBUA for 100 millilitres. `of` tells those of one tax apart. */
export interface Tariff {
  readonly value: string;
  readonly of?: Words;
}

export interface TariffPeriod {
  /** First day on which they hold, YYYY-MM-DD; the last is the day before the next period. */
  readonly validFrom: string;
  readonly tariffs: readonly Tariff[];
  readonly source: string;
}

export interface DatedTariffs {
  /** Whether the tax has no other tariff; of fuels, blends have others. */
  readonly isComplete: boolean;
  /** In ascending order of their first day. */
  readonly periods: readonly TariffPeriod[];
}

const each = (...values: readonly (readonly [value: string, en: string, es: string])[]): Tariff[] =>
  values.map(([value, en, es]) => ({ value, of: { en, es } }));

const sugar = (none: number, much: number, [low, middle, high]: readonly [string, string, string]): Tariff[] =>
  each(
    [low, `less than ${none} g of added sugar in 100 ml`, `menos de ${none} g de azúcar añadido en 100 ml`],
    [middle, `${none} g to less than ${much} g`, `de ${none} g a menos de ${much} g`],
    [high, `${much} g or more`, `${much} g o más`],
  );

/** The whole tariff, and the parts of it that bags pay which do less harm. */
const bag = (whole: string, ...parts: readonly [string, string, string]): Tariff[] =>
  each(
    [whole, 'an ordinary bag', 'una bolsa común'],
    ...parts.map((value, index): [string, string, string] => {
      const percent = 75 - 25 * index;
      return [value, `a bag that pays ${percent} %`, `una bolsa que paga el ${percent} %`];
    }),
  );

const carbon = (gasoline: string, acpm: string, oil: string, jet: string, kerosene: string, gas: string): Tariff[] =>
  each(
    [gasoline, 'gasoline, a gallon', 'gasolina, por galón'],
    [acpm, 'ACPM, a gallon', 'ACPM, por galón'],
    [oil, 'fuel oil, a gallon', 'fuel oil, por galón'],
    [jet, 'jet fuel, a gallon', 'jet fuel, por galón'],
    [kerosene, 'kerosene, a gallon', 'kerosene, por galón'],
    [gas, 'liquefied petroleum gas, a gallon', 'gas licuado de petróleo, por galón'],
  );

const fuel = (ordinary: string, extra: string, acpm: string, fishing: string): Tariff[] =>
  each(
    [ordinary, 'ordinary gasoline', 'gasolina corriente'],
    [extra, 'extra gasoline', 'gasolina extra'],
    [acpm, 'ACPM', 'ACPM'],
    [fishing, 'fuel of fishing and cabotage', 'combustible de pesca y cabotaje'],
  );

const period = (validFrom: string, tariffs: readonly Tariff[], source: string): TariffPeriod => ({
  validFrom,
  tariffs,
  source,
});

/** Tariffs that change by the year, by DIAN's code of the tax. No rule of DIAN compares them. */
export const datedTariffs: ReadonlyMap<string, DatedTariffs> = new Map([
  [
    '22',
    {
      isComplete: true,
      periods: [
        period('2023-01-01', bag('60.00', '45.00', '30.00', '15.00'), 'Art. 512-15 E.T.'),
        period('2024-01-01', bag('66.00', '49.50', '33.00', '16.50'), 'Art. 512-15 E.T.'),
        period('2025-01-01', bag('70.00', '52.50', '35.00', '17.50'), 'Art. 512-15 E.T.'),
        period('2026-01-01', bag('73.00', '54.75', '36.50', '18.25'), 'Circular 000005 of 2025'),
      ],
    },
  ],
  [
    '23',
    {
      isComplete: false,
      periods: [
        period('2024-02-01', carbon('186.37', '210.63', '299.53', '254.22', '247.93', '168.64'), 'Res. 000007 of 2024'),
        period(
          '2025-02-01',
          carbon('197.92', '223.69', '318.10', '269.98', '263.30', '179.10'),
          'Those of 2024 and 6.2 %, as the 27,399.14 of a tonne (Ley 2277 of 2022, art. 48)',
        ),
        period(
          '2026-02-01',
          carbon('210.00', '237.33', '337.51', '286.45', '279.36', '190.02'),
          'Those of 2025 and 6.1 %, as the 29,070.49 of a tonne (Res. 000003 of 2026)',
        ),
      ],
    },
  ],
  [
    '24',
    {
      isComplete: false,
      periods: [
        period('2024-02-01', fuel('724.70', '1375.46', '693.65', '884.07'), 'Res. 000007 of 2024'),
        period('2025-02-01', fuel('762.38', '1446.98', '729.72', '930.04'), 'Those of 2024 and 5.2 %'),
        period(
          '2026-02-01',
          fuel('801.27', '1520.78', '766.93', '977.47'),
          'Res. 000003 of 2026; of fishing and cabotage, that of 2025 and 5.1 %',
        ),
      ],
    },
  ],
  [
    '33',
    {
      isComplete: true,
      // 0.00005 UVT for a gram.
      periods: [
        period('2024-01-01', [{ value: '2.35' }], 'Ley 2277 of 2022, art. 51; UVT 47,065'),
        period('2025-01-01', [{ value: '2.49' }], 'Ley 2277 of 2022, art. 51; UVT 49,799'),
        period('2026-01-01', [{ value: '2.62' }], 'Ley 2277 of 2022, art. 51; UVT 52,374 (Res. 000238 of 2025)'),
      ],
    },
  ],
  [
    '34',
    {
      isComplete: true,
      periods: [
        period('2023-11-01', sugar(6, 10, ['0.00', '18.00', '35.00']), 'Art. 513-4 E.T.'),
        period('2024-01-01', sugar(6, 10, ['0.00', '28.00', '55.00']), 'Art. 513-4 E.T.'),
        period('2025-01-01', sugar(5, 9, ['0.00', '38.00', '65.00']), 'Art. 513-4 E.T.'),
        period('2026-01-01', sugar(5, 9, ['0.00', '40.00', '68.00']), 'Res. 000247 of 2025'),
      ],
    },
  ],
  [
    '35',
    {
      isComplete: true,
      periods: [
        period('2023-11-01', [{ value: '10.00' }], 'Art. 513-9 E.T.'),
        period('2024-01-01', [{ value: '15.00' }], 'Art. 513-9 E.T.'),
        period('2025-01-01', [{ value: '20.00' }], 'Art. 513-9 E.T.'),
      ],
    },
  ],
]);
