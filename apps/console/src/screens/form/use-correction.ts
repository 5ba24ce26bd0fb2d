import type { DocumentKind } from '@rubrica/client';
import { useRef } from 'react';
import { routesOf } from '../../document/issued-document.js';
import type { Body } from '../../entry/body.js';
import { useCompany } from '../../session/company.js';

/** Sends a whole new body for a rejected document, whose number it takes. The same body has the same key, so that a lost answer is asked for again. */
export const useCorrection = (kind: DocumentKind, corrects: string | null) => {
  const { client } = useCompany();
  const key = useRef({ text: '', value: '' });
  const send = async (body: Body): Promise<string> => {
    if (corrects === null) throw new Error('nothing is corrected');
    const text = JSON.stringify(body);
    if (key.current.text !== text) key.current = { text, value: crypto.randomUUID() };
    return routesOf(client, kind, corrects).correct(body, key.current.value);
  };
  return { send };
};
