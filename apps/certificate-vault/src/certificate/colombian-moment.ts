import { colombianDate, colombianTime, type Words } from '@rubrica/fiscal';

/** Day and hour of an instant in Colombia: `2026-11-21 at 18:59:59 (Colombian time)`. */
export const colombianMoment = (instant: Date): Words => {
  const [day, time] = [colombianDate(instant), colombianTime(instant).slice(0, 8)];
  return { en: `${day} at ${time} (Colombian time)`, es: `${day} a las ${time} (hora de Colombia)` };
};
