import { describe, expect, it } from '@jest/globals';
import { likelyDomain } from './mail-domain.js';

describe('a mail domain', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmai.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.cm', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmial.cmo', 'gmail.com'],
    ['gmail.com.co', 'gmail.com'],
    ['GMAIL.CON', 'gmail.com'],
    ['hotmail.con', 'hotmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['hotmal.com', 'hotmail.com'],
    ['hotmaill.com', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['outlook.co', 'outlook.com'],
    ['yaho.com', 'yahoo.com'],
    ['yahoo.con.co', 'yahoo.com.co'],
    ['live.con', 'live.com'],
    ['iclod.com', 'icloud.com'],
    ['empresa.con', 'empresa.com'],
    ['empresa.cmo', 'empresa.com'],
    ['empresa.con.co', 'empresa.com.co'],
  ])('%s is hardly right: %s', (domain, likely) => expect(likelyDomain(domain)).toBe(likely));

  it.each([
    'gmail.com',
    'mail.com',
    'email.com',
    'ymail.com',
    'hotmail.es',
    'yahoo.com.co',
    'outlook.com',
    'live.cl',
    'love.com',
    'olive.com',
    'une.net.co',
    'empresa.com',
    'empresa.co',
    'empresa.com.co',
    'optica.example',
    'cim.co',
    'con.com',
    'unal.edu.co',
    'dian.gov.co',
    'compañía.example',
  ])('%s raises no doubt', (domain) => expect(likelyDomain(domain)).toBeUndefined());
});
