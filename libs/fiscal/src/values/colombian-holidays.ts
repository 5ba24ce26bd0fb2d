/**
 * Public holidays of Colombia. Source: Ley 51 de 1983 (Ley Emiliani), which moves some of them to the next Monday. Dates are
 * YYYY-MM-DD.
 */

/** Holidays that stay on their day, as MM-DD. */
const FIXED = ['01-01', '05-01', '07-20', '08-07', '12-08', '12-25'];

/** Holidays that are kept on the Monday on or after their day: Epifanía to Independencia de Cartagena. */
const MOVED_TO_MONDAY = ['01-06', '03-19', '06-29', '08-15', '10-12', '11-01', '11-11'];

/** Days after Easter Sunday: Jueves and Viernes Santo, and the Mondays of Ascensión, Corpus Christi and Sagrado Corazón. */
const AFTER_EASTER = [-3, -2, 43, 64, 71];

const MONDAY = 1;
const DAY_MS = 86_400_000;

/** Returns the day so many days later. */
export const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the day of the week, 0 for Sunday to 6 for Saturday. */
export const dayOfWeek = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Returns Easter Sunday of a Gregorian year. Source: Meeus, Astronomical Algorithms, chapter 8. */
export const easterSunday = (year: number): string => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const dayOfMarch = epact + weekday - 7 * late + 22;
  return plusDays(`${year}-03-01`, dayOfMarch - 1);
};

const nextMonday = (date: string): string => plusDays(date, (MONDAY - dayOfWeek(date) + 7) % 7);

/** Returns the 18 holidays of a year, in their order. */
export const colombianHolidays = (year: number): string[] =>
  [
    ...FIXED.map((day) => `${year}-${day}`),
    ...MOVED_TO_MONDAY.map((day) => nextMonday(`${year}-${day}`)),
    ...AFTER_EASTER.map((days) => plusDays(easterSunday(year), days)),
  ].sort();

/** Tells whether a day is Monday to Friday and no holiday. */
export const isWorkingDay = (date: string): boolean => {
  const day = dayOfWeek(date);
  return day >= MONDAY && day <= 5 && !colombianHolidays(Number(date.slice(0, 4))).includes(date);
};
