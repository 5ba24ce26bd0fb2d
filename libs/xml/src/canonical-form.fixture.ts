import { xmldsigjsReferee, xmllintReferee } from '@rubrica/testing';

export const xmldsigjs = await xmldsigjsReferee();
export const xmllint = xmllintReferee();
