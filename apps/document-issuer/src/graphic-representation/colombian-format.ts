import { colombianTimestamp, type Identification } from '@rubrica/fiscal';

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

const withComma = (decimal: string): string => {
  const [whole = '', fraction] = decimal.split('.');
  return fraction === undefined ? grouped(whole) : `${grouped(whole)},${fraction}`;
};

/** '1234567.50' is '1.234.567,50'. */
export const amountText = (amount: string): string => withComma(amount);

/** With the sign of the peso, or the code of another currency. */
export const moneyText = (amount: string, currency: string): string =>
  `${currency === 'COP' ? '$' : currency} ${withComma(amount)}`;

/** No more decimals than it needs: '10.00' is '10', '2.500' is '2,5'. */
export const quantityText = (quantity: string): string =>
  withComma(quantity.includes('.') ? quantity.replace(/\.?0+$/, '') : quantity);

/** '19.00' is '19 %'. */
export const percentText = (rate: string): string => `${quantityText(rate)} %`;

/** ' 10 %' of a discount or charge; a percentage of more than three decimals was not agreed but computed: ''. */
export const statedRate = (rate: string): string => (/\.\d{4}/.test(rate) ? '' : ` ${percentText(rate)}`);

/** '900508908' with check digit '9' is '900.508.908-9'. Numbers with letters stay as they are. */
export const identificationNumber = ({ number, checkDigit }: Identification): string =>
  `${/^\d+$/.test(number) ? grouped(number) : number}${checkDigit === null ? '' : `-${checkDigit}`}`;

/** Date and time of an instant in Colombia: '2026-11-21 10:15:53'. */
export const momentText = (instant: string): string => colombianTimestamp(instant).slice(0, 19).replace('T', ' ');
