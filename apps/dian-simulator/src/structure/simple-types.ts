/** The simple types of XML Schema that the tables name, as far as they can be wrong. */
export type SimpleType =
  'string' | 'normalizedString' | 'anyURI' | 'language' | 'decimal' | 'boolean' | 'date' | 'time' | 'base64Binary';

const ZONE = '(?:Z|[+-](?:(?:0\\d|1[0-3]):[0-5]\\d|14:00))?';
const DATE = new RegExp(`^-?((?:[1-9]\\d{4,}|\\d{4}))-(\\d\\d)-(\\d\\d)${ZONE}$`);
const TIME = new RegExp(`^(?:(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?|24:00:00(?:\\.0+)?)${ZONE}$`);
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const BOOLEAN = /^(?:true|false|1|0)$/;
const LANGUAGE = /^[a-zA-Z]{1,8}(?:-[a-zA-Z0-9]{1,8})*$/;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

const isDate = (text: string): boolean => {
  const [, year = '', month = '', day = ''] = DATE.exec(text) ?? [];
  if (Number(year) === 0) return false;
  const isLeap = Number(year) % 4 === 0 && (Number(year) % 100 !== 0 || Number(year) % 400 === 0);
  const days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return Number(day) >= 1 && Number(day) <= (days[Number(month) - 1] ?? 0);
};

/** Null for types that every text fits. */
const CHECKS: Readonly<
  Record<SimpleType, { readonly holds: (text: string) => boolean; readonly what: string } | null>
> = {
  string: null,
  normalizedString: null,
  anyURI: null,
  language: { holds: (text) => LANGUAGE.test(text), what: 'no es un idioma' },
  decimal: { holds: (text) => DECIMAL.test(text), what: 'no es un número decimal' },
  boolean: { holds: (text) => BOOLEAN.test(text), what: 'no es true ni false' },
  date: { holds: isDate, what: 'no es una fecha' },
  time: { holds: (text) => TIME.test(text), what: 'no es una hora' },
  base64Binary: { holds: (text) => BASE64.test(text.replace(/[ \t\n\r]/g, '')), what: 'no es base64' },
};

export const isSimpleType = (name: string): name is SimpleType => name in CHECKS;

/** Trims XML's own blanks only; String's trim removes others too. */
const collapsed = (text: string): string => text.replace(/^[ \t\n\r]+|[ \t\n\r]+$/g, '');

/** Returns why the text does not fit the type; null when it does. */
export const textComplaint = (type: SimpleType, text: string): string | null => {
  const check = CHECKS[type];
  return check === null || check.holds(text) || check.holds(collapsed(text)) ? null : check.what;
};
