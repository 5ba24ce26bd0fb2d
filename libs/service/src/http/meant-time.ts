import { colombianDate, isCalendarDate, ownValue, propose, type Words } from '@rubrica/fiscal';

/**
 * Matches a day as a spreadsheet stores it: the number of days since 1900 or 1904. The days are from about 1955 to
 * 2090.
 */
const SERIAL = /^([23456]\d{4})([.,]\d+)?$/;
const MONTHS: Readonly<Record<string, string>> = {
  ...{ ene: '01', jan: '01', feb: '02', mar: '03', abr: '04', apr: '04', may: '05', jun: '06', jul: '07' },
  ...{ ago: '08', aug: '08', sep: '09', set: '09', oct: '10', nov: '11', dic: '12', dec: '12' },
};

const isPlausible = (day: string): boolean => isCalendarDate(day) && day >= '1900-01-01' && day < '2100-01-01';

const written = (year = '', month = '', day = ''): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/**
 * Returns a hint for the caller about the day that a text means, or the days that it may mean. `03/04/2026` is in April
 * in Colombia, and in March in some other countries. Returns undefined if the text means no day.
 */
export const meantDay = (text: string): Words | undefined => {
  if (SERIAL.test(text))
    return {
      en: 'This is the number by which a spreadsheet keeps a day: format the cell as YYYY-MM-DD.',
      es: 'Este es el número con el que una hoja de cálculo guarda un día: dé a la celda el formato AAAA-MM-DD.',
    };
  if (/^\d{1,2}[/. -]\d{1,2}[/. -]\d{2}$/.test(text))
    return {
      en: 'Its year has two digits: send the year with four, then the month and the day.',
      es: 'Su año tiene dos dígitos: envíe el año con cuatro, luego el mes y el día.',
    };
  const days = [...new Set(daysOf(text))].filter(isPlausible);
  const [day, other] = days;
  if (day === undefined) return undefined;
  return other === undefined ? propose('same_day', day) : severalDays(days);
};

const severalDays = (days: readonly string[]): Words => ({
  en: `It can be ${days.join(' or ')}: send the one that is meant.`,
  es: `Puede ser ${days.join(' o ')}: envíe el que corresponda.`,
});

const daysOf = (text: string): string[] => {
  const [, year, month, day] = /^(\d{4})[/. -]?(\d{1,2})[/. -]?(\d{1,2})$/.exec(text) ?? [];
  const [, first, second, last] = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text) ?? [];
  const [, a, b, joined] = /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? [];
  const named = /^(\d{1,2})[ /-]*(?:de )?([a-z]{3})[a-z]*\.?[ /-]*(?:del? )?(\d{4})$/i.exec(text);
  const monthFirst = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(text);
  return [
    ...(year !== undefined && isOneForm(text) ? [written(year, month, day)] : []),
    ...(last === undefined ? [] : [written(last, second, first), written(last, first, second)]),
    ...(joined === undefined ? [] : [written(joined, b, a), written(joined, a, b)]),
    ...(named ? [written(named[3], ownValue(MONTHS, (named[2] ?? '').toLowerCase()), named[1])] : []),
    ...(monthFirst
      ? [written(monthFirst[3], ownValue(MONTHS, (monthFirst[1] ?? '').toLowerCase()), monthFirst[2])]
      : []),
    ...withHour(text),
  ];
};

/**
 * Returns whether a text that begins with a year can mean only one day: it must be eight digits (`20260115`) or three
 * parts (`2026-1-15`). Seven digits are refused, because `2026115` could mean two days.
 */
const isOneForm = (text: string): boolean => /^\d{8}$/.test(text) || /^\d{4}[/. -]\d{1,2}[/. -]\d{1,2}$/.test(text);

/**
 * Returns the days that a text with a day and a time may mean: the day as written and, if the text has an offset from
 * UTC, the day in Colombia at that instant. Returns an empty list for any other text.
 */
const withHour = (text: string): string[] => {
  const [, day, rest = ''] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}.*)$/.exec(text) ?? [];
  if (day === undefined) return [];
  const moment = /(Z|[+-]\d{2}:?\d{2})$/i.test(rest) ? Date.parse(text.replace(' ', 'T')) : NaN;
  return Number.isNaN(moment) ? [day] : [day, colombianDate(new Date(moment))];
};

const COLOMBIA_MS = -5 * 3_600_000;

const inColombia = (moment: number): string =>
  `${new Date(moment + COLOMBIA_MS)
    .toISOString()
    .replace(/\.000Z$/, 'Z')
    .replace('Z', '')}-05:00`;

/**
 * Returns a hint for the caller about the instant that a text means, in Colombia's time. If the text has no offset from
 * UTC, the hint says so and shows both readings: the time in Colombia, and the time in UTC. Returns undefined if the
 * text is no instant.
 */
export const meantMoment = (text: string): Words | undefined => {
  const time = text.replace(' ', 'T');
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(time)) return undefined;
  const hasOffset = /(Z|[+-]\d{2}:?\d{2})$/i.test(time);
  const moment = Date.parse(hasOffset ? time : `${time}Z`);
  if (Number.isNaN(moment)) return undefined;
  if (hasOffset) return propose('same_moment', inColombia(moment));
  const here = inColombia(moment - COLOMBIA_MS);
  return {
    en: `It has no offset: in Colombia's time it is ${here}, in UTC, which many servers write, ${inColombia(moment)}.`,
    es: `Le falta el desfase: en hora de Colombia es ${here}; en UTC, como escriben muchos servidores, ${inColombia(moment)}.`,
  };
};

const NOON = /^(\d{1,2}):(\d{2})(?::(\d{2}))? ?([ap])\.? ?m\.?$/i;

/**
 * Returns a hint for the caller about the time of day that a text means. `6:30` may be in the morning or in the
 * evening, so the hint names both times. Returns undefined if the text means no time.
 */
export const meantTimeOfDay = (text: string): Words | undefined => {
  const [, twelve = '', minutes = '', seconds = '00', half] = NOON.exec(text) ?? [];
  if (half !== undefined) {
    const hour = (Number(twelve) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
    return Number(twelve) < 1 || Number(twelve) > 12
      ? undefined
      : timeOfDay(`${String(hour).padStart(2, '0')}:${minutes}:${seconds}`);
  }
  if (/^24:00(:00)?$/.test(text))
    return {
      en: 'A day ends at 23:59:59; 00:00:00 is the beginning of the next day.',
      es: 'Un día termina a las 23:59:59; las 00:00:00 son el comienzo del día siguiente.',
    };
  if (/^0?\.\d+$/.test(text))
    return {
      en: 'This is the fraction by which a spreadsheet keeps a time: format the cell as HH:MM:SS.',
      es: 'Esta es la fracción con la que una hoja de cálculo guarda una hora: dé a la celda el formato HH:MM:SS.',
    };
  if (/^\d{2}:\d{2}$/.test(text)) return timeOfDay(`${text}:00`);
  const [, single, rest] = /^([1-9]):(\d{2}(?::\d{2})?)$/.exec(text) ?? [];
  if (single === undefined) return undefined;
  return {
    en: `It can be 0${single}:${rest ?? ''} or ${String(Number(single) + 12)}:${rest ?? ''}: send the one that is meant, as HH:MM:SS.`,
    es: `Puede ser 0${single}:${rest ?? ''} o ${String(Number(single) + 12)}:${rest ?? ''}: envíe la que corresponda, como HH:MM:SS.`,
  };
};

const timeOfDay = (time: string): Words | undefined =>
  /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(time) ? propose('same_moment', time) : undefined;
