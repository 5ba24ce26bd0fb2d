import { table } from './table.js';

/**
 * ISO 3166-1 alpha-2 codes with the names that DIAN writes.
 * Source: DIAN genericode list Paises (as kept by bit4bit/facho), read 2026-11; SE for Suecia, where the list repeats SI.
 */
export const countries = table(`
AF|Afganistán
AX|Åland
AL|Albania
DE|Alemania
AD|Andorra
AO|Angola
AI|Anguila
AQ|Antártida
AG|Antigua y Barbuda
SA|Arabia Saudita
DZ|Argelia
AR|Argentina
AM|Armenia
AW|Aruba
AU|Australia
AT|Austria
AZ|Azerbaiyán
BS|Bahamas
BD|Bangladés
BB|Barbados
BH|Baréin
BE|Bélgica
BZ|Belice
BJ|Benín
BM|Bermudas
BY|Bielorrusia
BO|Bolivia
BQ|Bonaire, San Eustaquio y Saba
BA|Bosnia y Herzegovina
BW|Botsuana
BR|Brasil
BN|Brunéi
BG|Bulgaria
BF|Burkina Faso
BI|Burundi
BT|Bután
CV|Cabo Verde
KH|Camboya
CM|Camerún
CA|Canadá
QA|Catar
TD|Chad
CL|Chile
CN|China
CY|Chipre
CO|Colombia
KM|Comoras
KP|Corea del Norte
KR|Corea del Sur
CI|Costa de Marfil
CR|Costa Rica
HR|Croacia
CU|Cuba
CW|Curazao
DK|Dinamarca
DM|Dominica
EC|Ecuador
EG|Egipto
SV|El Salvador
AE|Emiratos Árabes Unidos
ER|Eritrea
SK|Eslovaquia
SI|Eslovenia
ES|España
US|Estados Unidos
EE|Estonia
ET|Etiopía
PH|Filipinas
FI|Finlandia
FJ|Fiyi
FR|Francia
GA|Gabón
GM|Gambia
GE|Georgia
GH|Ghana
GI|Gibraltar
GD|Granada
GR|Grecia
GL|Groenlandia
GP|Guadalupe
GU|Guam
GT|Guatemala
GF|Guayana Francesa
GG|Guernsey
GN|Guinea
GW|Guinea-Bisáu
GQ|Guinea Ecuatorial
GY|Guyana
HT|Haití
HN|Honduras
HK|Hong Kong
HU|Hungría
IN|India
ID|Indonesia
IQ|Irak
IR|Irán
IE|Irlanda
BV|Isla Bouvet
IM|Isla de Man
CX|Isla de Navidad
IS|Islandia
KY|Islas Caimán
CC|Islas Cocos
CK|Islas Cook
FO|Islas Feroe
GS|Islas Georgias del Sur y Sandwich del Sur
HM|Islas Heard y McDonald
FK|Islas Malvinas
MP|Islas Marianas del Norte
MH|Islas Marshall
PN|Islas Pitcairn
SB|Islas Salomón
TC|Islas Turcas y Caicos
UM|Islas ultramarinas de Estados Unidos
VG|Islas Vírgenes Británicas
VI|Islas Vírgenes de los Estados Unidos
IL|Israel
IT|Italia
JM|Jamaica
JP|Japón
JE|Jersey
JO|Jordania
KZ|Kazajistán
KE|Kenia
KG|Kirguistán
KI|Kiribati
KW|Kuwait
LA|Laos
LS|Lesoto
LV|Letonia
LB|Líbano
LR|Liberia
LY|Libia
LI|Liechtenstein
LT|Lituania
LU|Luxemburgo
MO|Macao
MK|Macedonia
MG|Madagascar
MY|Malasia
MW|Malaui
MV|Maldivas
ML|Malí
MT|Malta
MA|Marruecos
MQ|Martinica
MU|Mauricio
MR|Mauritania
YT|Mayotte
MX|México
FM|Micronesia
MD|Moldavia
MC|Mónaco
MN|Mongolia
ME|Montenegro
MS|Montserrat
MZ|Mozambique
MM|Myanmar
NA|Namibia
NR|Nauru
NP|Nepal
NI|Nicaragua
NE|Níger
NG|Nigeria
UN|Niue
NF|Norfolk
NO|Noruega
NC|Nueva Caledonia
NZ|Nueva Zelanda
OM|Omán
NL|Países Bajos
PK|Pakistán
PW|Palaos
PS|Palestina
PA|Panamá
PG|Papúa Nueva Guinea
PY|Paraguay
PE|Perú
PF|Polinesia Francesa
PL|Polonia
PT|Portugal
PR|Puerto Rico
GB|Reino Unido
EH|República Árabe Saharaui Democrática
CF|República Centroafricana
CZ|República Checa
CG|República del Congo
CD|República Democrática del Congo
DO|República Dominicana
RE|Reunión
RW|Ruanda
RO|Rumania
RU|Rusia
WS|Samoa
AS|Samoa Americana
BL|San Bartolomé
KN|San Cristóbal y Nieves
SM|San Marino
MF|San Martín
PM|San Pedro y Miquelón
VC|San Vicente y las Granadinas
SH|Santa Elena, Ascensión y Tristán de Acuña
LC|Santa Lucía
ST|Santo Tomé y Príncipe
SN|Senegal
RS|Serbia
SC|Seychelles
SL|Sierra Leona
SG|Singapur
SX|Sint Maarten
SY|Siria
SO|Somalia
LK|Sri Lanka
SZ|Suazilandia
ZA|Sudáfrica
SD|Sudán
SS|Sudán del Sur
SE|Suecia
CH|Suiza
SR|Surinam
SJ|Svalbard y Jan Mayen
TH|Tailandia
TW|Taiwán (República de China)
TZ|Tanzania
TJ|Tayikistán
IO|Territorio Británico del Océano Índico
TF|Tierras Australes y Antárticas Francesas
TL|Timor Oriental
TG|Togo
TK|Tokelau
TO|Tonga
TT|Trinidad y Tobago
TN|Túnez
TM|Turkmenistán
TR|Turquía
TV|Tuvalu
UA|Ucrania
UG|Uganda
UY|Uruguay
UZ|Uzbekistán
VU|Vanuatu
VA|Vaticano, Ciudad del
VE|Venezuela
VN|Vietnam
WF|Wallis y Futuna
YE|Yemen
DJ|Yibuti
ZM|Zambia
ZW|Zimbabue
`);
