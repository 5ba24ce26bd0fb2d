import { table } from './table.js';

/**
 * DIAN's units. FAV05 rejects every other code (ADR 0104), newer ones of UN/ECE Recommendation 20 (MON, E48) too. The list was
 * translated by machine, so that some codes are words (COMO for AS, SÍ for AY, LUN for MON): they are written as it has
 * them. Four codes appear twice in the source: their names are joined by a slash.
 * Source: DIAN genericode list UnidadesMedida (as kept by bit4bit/facho), read 2026-11.
 */
export const units = table(`
04|spray pequeño
05|levantar
08|Lote calor
10|grupo
11|equipar
13|ración
14|Disparo
15|palo
16|tambor de ciento quince kg
17|tambor de cien libras
18|tambor de cincuenta y cinco galones (US)
19|camión cisterna
20|contenedor de veinte pies
21|contenedor de cuarenta pies
22|decilitro por gramo
23|gramo por centímetro cúbico
24|libra teórica
25|gramo por centímetro cuadrado
26|tonelada real
27|tonelada teórica
28|kilogramo por metro cuadrado
29|libra por mil pies cuadrados
30|Día de potencia del caballo por tonelada métrica seca al aire.
31|coger peso
32|kilogramo por aire seco tonelada métrica
33|kilopascales metros cuadrados por gramo
34|kilopascales por milímetro
35|mililitros por centímetro cuadrado segundo
36|pies cúbicos por minuto por pie cuadrado
37|onza por pie cuadrado
38|onzas por pie cuadrado por 0,01 pulgadas
40|mililitro por segundo
41|mililitro por minuto
43|bolsa súper a granel
44|bolsa a granel de quinientos kg
45|bolsa a granel de trescientos kg
46|bolsa a granel de cincuenta libras
47|bolsa de cincuenta libras
48|carga de automóviles a granel
53|kilogramos teóricos
54|tonelada teórica
56|sitas
57|malla
58|kilogramo neto
59|parte por millón
60|porcentaje de peso
61|parte por billón (US)
62|porcentaje por 1000 horas
63|tasa de fracaso en el tiempo
64|libra por pulgada cuadrada, calibre
66|Oersted
69|prueba de escala específica
71|voltio amperio por libra
72|vatio por libra
73|amperio tum por centímetro
74|milipascal
76|gauss
77|mili pulgadas
78|kilogauss
80|libras por pulgada cuadrada absoluta
81|Enrique
84|kilopound por pulgada cuadrada
85|fuerza libra pie
87|libra por pie cúbico
89|equilibrio
90|Saybold segundo universal
91|alimenta
92|calorías por centímetro cúbico
93|calorías por gramo
94|unidad
95|veinte mil galones (US) de carros
96|diez mil galones (US) de carros
97|tambor de diez kg
98|tambor de quince kg
1ª|milla de coche
1B|recuento de coches
1C|recuento de locomotoras
1D|recuento de cabos
1E|carro vacio
1F|millas de tren
1G|uso de combustible galón (US)
1H|milla del caboose
1I|tipo de interés fijo
1J|tonelada milla
1K|milla locomotora
1L|recuento total de coches
1M|milla de coche total
1X|cuarto de milla
2ª|radianes por segundo
2B|radianes por segundo al cuadrado
2C|Röntgen
2I|Unidad térmica británica por hora.
2J|centímetro cúbico por segundo
2K|pie cúbico por hora
2L|pie cúbico por minuto
2M|centímetro por segundo
2N|decibel
2P|kilobyte
2Q|kilobecquerel
2R|kilocurie
2U|megagramo
2V|megagramo por hora
2W|compartimiento
2X|metro por minuto
2Y|milliröntgen
2Z|milivoltios
3B|megajulio
3C|manmonth
3E|libra por libra de producto
3G|libra por pieza de producto
3H|kilogramo por kilogramo de producto
3I|kilogramo por pieza de producto
4ª|bobina
4B|gorra
4C|centistokes
4E|paquete de veinte
4G|microlitro
4H|micrometro
4K|miliamperio
4L|megabyte
4M|miligramo por hora
4N|megabecquerel
4º|microfarad
4P|newton por metro
4Q|onza pulgada
4R|pie onza
4T|picofarad
4U|libra por hora
4W|tonelada (US) por hora
4X|kilolitro por hora
5ª|barril por minuto
5B|lote
5C|galón (US) por mil
5E|MMSCF / día
5F|libras por mil
5G|bomba
5H|escenario
5I|pie cúbico estándar
5J|potencia hidráulica de caballos
5K|contar por minuto
5P|nivel sismico
5Q|nfor sismica
A1|15 calorías C
A10|amperio metro cuadrado por joule segundo
A11|Ã ¥ ngström
A12|unidad astronómica
A13|attojoule
A14|granero
A15|granero por electrón voltio
A16|granero por voltio de electrones esteradiano,
A17|granero por sterdian
A18|becquerel por kilogramo
A19|becquerel por metro cúbico
A2|amperio por centímetro
A20|Unidad térmica británica por segundo pie cuadrado grado Rankin
A21|Unidad térmica británica por libra grado Rankin
A22|Unidad térmica británica por segundo pie grado Rankin
A23|Unidad térmica británica por hora pie cuadrado grado Rankin
A24|candela por metro cuadrado
A25|cheval vapeur
A26|medidor de culombio
A27|medidor de culombio al cuadrado por voltio
A28|Coulomb por centímetro cúbico
A29|Coulomb por metro cúbico
A3|amperio por milímetro
A30|Coulomb por milímetro cúbico
A31|Coulomb por kilogramo segundo
A32|Coulomb por mol
A33|Coulomb por centímetro cuadrado
A34|Coulomb por metro cuadrado
A35|Coulomb por milímetro cuadrado
A36|centímetro cúbico por mol
A37|nformaci cúbico por mol
A38|metro cúbico por coulomb
A39|metro cúbico por kilogramo
A4|amperio por centímetro cuadrado
A40|metro cúbico por mol
A41|amperio por metro cuadrado
A42|curie por kilogramo
A43|tonelaje de peso muerto
A44|decalitro
A45|decámetro
A47|decitex
A48|grado Rankin
A49|negador
A5|amperio metro cuadrado
A50|dyn segundo por centímetro cúbico
A51|dina segundo por centímetro
A52|dina segundo por centímetro al quinto
A53|electronvolt
A54|electronvoltio por metro
A55|metro electronvolt cuadrado
A56|electronvoltio de metro cuadrado por kilogramo
A57|ergio
A58|erg por centímetro
A6|amperio por metro cuadrado kelvin al cuadrado
A60|erg por centímetro cúbico
A61|erg por gramo
A62|erg por gramo de segundo
A63|erg por segundo
A64|erg por segundo centímetro cuadrado
A65|erg por centímetro cuadrado segundo
A66|erg centímetro cuadrado
A67|ergímetro cuadrado por gramo
A68|exajulio
A69|faradio por metro
A7|amperio por milímetro cuadrado
A70|femtojoule
A71|femtometro
A73|pie por segundo al cuadrado
A74|pie-fuerza de la libra por segundo
A75|tonelada de carga
A76|galón
A77|Unidad de desplazamiento CGS gaussiana
A78|Unidad gaussiana CGS de corriente eléctrica.
A79|Unidad Gaussian CGS de carga eléctrica.
A8|amperio segundo
A80|Unidad Gaussian CGS de intensidad de campo eléctrico.
A81|Unidad Gaussian CGS de polarización eléctrica.
A82|Unidad Gaussian CGS de potencial eléctrico.
A83|Unidad Gaussiana CGS de magnetización.
A84|gigacoulomb por metro cúbico
A85|Gigaelectronvolt
A86|gigahercios
A87|gigaohm
A88|medidor de gigaohm
A89|gigapascal
A9|tarifa
A90|gigavatios
A91|gon
A93|gramo por metro cúbico
A94|gramo por mol
A95|gris
A96|gris por segundo
A97|hectopascal
A98|Henry por metro
AA|bola
AB|paquete a granel
ACR|acre
AD|byte
AE|amperio por metro
AH|minuto adicional
AI|minuto promedio por llamada
AJ|policía
AK|braza
AL|nfor de acceso
AM|ampolla
AMH|hora amperio
AMP|amperio
ANA|año
AP|solo libra de aluminio
APZ|onza troy o onza de boticarios
AQ|Unidad de factor antihemofílico (AHF)
AR|supositorio
SON|son
COMO|surtido
ASM|fuerza alcohólica en masa
ASU|fuerza alcohólica por volumen
ATM|ambiente estándar
ATT|ambiente técnico
AV|cápsula
AW|vial lleno de polvo
SÍ|montaje
AZ|Unidad térmica británica por libra
B0|Btu por pie cúbico
B1|barril (US) por día
B11|julios por kilogramo kelvin
B12|julios por metro
B13|julios por metro cuadrado
B14|julios por metro a la cuarta potencia
B15|julios por mol
B16|julios por mol kelvin
B18|joule segundo
B2|litera
B20|joule metro cuadrado por kilogramo
B21|kelvin por vatio
B22|Kiloampere
B23|kiloampere por metro cuadrado
B24|kiloampere por metro
B25|kilobecquerel por kilogramo
B26|kilocoulomb
B27|kilocoulomb por metro cúbico
B28|kilocoulomb por metro cuadrado
B29|kiloelectronvolt
B3|libra de bateo
B31|kilogramo metro por segundo
B32|kilogramo metro cuadrado
B33|kilogramo metro cuadrado por segundo
B34|kilogramo por decímetro cúbico
B35|kilogramo por litro
B36|caloría termoquímica por gramo
B37|kilogramo de fuerza
B38|metro de fuerza de kilogramo
B39|metro de fuerza de kilogramo por segundo
B4|barril, imperial
B40|kilogramo de fuerza por metro cuadrado
B41|kilojoule per kelvin
B42|kilojoule por kilogramo
B43|kilojoule por kilogramo kelvin
B44|kilojoule por mol
B45|kilomol
B46|kilomol por metro cúbico
B47|Kilonewton
B48|medidor de kilonewton
B49|kiloohm
B5|palanquilla
B50|medidor de kiloohm
B51|kilopond
B52|kilosegundo
B53|kilosiemens
B54|kilosiemens por metro
B55|kilovoltios por metro
B56|kiloveber por metro
B57|año luz
B58|litro por mol
B59|hora lumen
B6|bollo
B60|lumen por metro cuadrado
B61|lumen por vatio
B62|lumen segundo
B63|hora de lux
B64|lux segundo
B65|Maxwell
B66|megaamperios por metro cuadrado
B67|megabecquerel por kilogramo
B69|megacoulomb por metro cúbico
B7|ciclo
B70|megacoulomb por metro cuadrado
B71|megaelectronvolt
B72|megagramo por metro cúbico
B73|meganewton
B74|medidor de meganewton
B75|megaohm
B76|metro megaohm
B77|megasiemens por metro
B78|megavoltio
B79|megavolt por metro
B8|julios por metro cúbico
B81|metro recíproco cuadrado recíproco segundo
B83|metro a la cuarta potencia
B84|microamperios
B85|microbar
B86|microcoulomb
B87|microcoulomb por metro cúbico
B88|microcoulomb por metro cuadrado
B89|microfarada por metro
B9|batt
B90|microhenry
B91|microhenry por metro
B92|micronewton
B93|medidor de micronewton
B94|microohm
B95|medidor de microohmios
B96|micropascal
B97|microradiano
B98|microsegundo
B99|microsiemens
BAR|bar
BB|caja base
BD|tablero
SER|haz
BFT|pie de tabla
BG|bolso
BH|cepillo
BHP|potencia al freno
BIL|trillón de dólares
BJ|cangilón
BK|cesta
BL|bala
BLD|barril seco
BLL|barril (EE. UU.) (petróleo, etc.)
BO|botella
BP|cien pies de tabla
BQL|becquerel
BR|bar
BT|tornillo
BTU|Unidad Térmica Británica
BUA|bushel (EE. UU.)
BUI|bushel (Reino Unido)
BW|peso base
BX|caja
BZ|millones de BTUs
C0|llamada
C1|producto compuesto libra (peso total)
C10|millifarad
C11|miligal
C12|miligramo por metro
C13|miligray
C14|milihenry
C15|milijoule
C16|milímetro por segundo
C17|milímetro cuadrado por segundo
C18|milimol
C19|mol por kilogramo
C2|carset
C20|millinewton
C22|millinewton por metro
C23|medidor de miliohm
C24|segundo milipascal
C25|miliradian
C26|milisegundo
C27|milisiemens
C28|milisievert
C29|millitesla
C3|microvoltios por metro
C30|milivoltios por metro
C31|milivatios
C32|milivatios por metro cuadrado
C33|milliweber
C34|Topo
C35|mol por decímetro cúbico
C36|mol por metro cúbico
C38|mol por litro
C39|Nanoampere
C4|partido de carga
C40|nanocoulomb
C41|nanofarad
C42|nanofarad por metro
C43|nanohenry
C44|nanohenry por metro
C45|nanometro
C46|medidor de nanoohm
C47|nanosegundo
C48|nanotesla
C49|nanovatio
C5|costo
C50|neper
C51|neper por segundo
C52|picometro
C53|metro de newton segundo
C54|newton metro cuadrado kilogramo cuadrado
C55|newton por metro cuadrado
C56|newton por milímetro cuadrado
C57|newton segundo
C58|newton segundo por metro
C59|octava
C6|célula
C60|ohm centímetro
C61|ohm metro
C62|uno
C63|parsec
C64|pascal por kelvin
C65|segundo pascal
C66|segundo pascal por metro cúbico
C67|segundo pascal por metro
C68|petajoule
C69|telefono
C7|centipoise
C70|picoampere
C71|picocoulomb
C72|picofarad por metro
C73|picohenry
C75|picowatt
C76|picowatt por metro cuadrado
C77|medidor de libras
C78|fuerza de libra
C8|Millicoulomb por kilogramo
C80|rad
C81|radián
C82|medidor de radianes al cuadrado por mol
C83|medidor de radianes al cuadrado por kilogramo
C84|radian por metro
C85|â € ngstr recíproco “m
C86|metro cúbico recíproco
C87|metro cúbico recíproco por segundo
C88|voltios de electrones recíprocos por metro cúbico
C89|Henry Recíproco
C9|grupo de bobina
C90|Joule recíproco por metro cúbico
C91|kelvin recíproco o kelvin al poder menos uno
C92|medidor recíproco
C93|metro cuadrado recíproco
C94|minuto recíproco
C95|mole recíproco
C96|Pascal recíproco o pascal a la potencia menos uno.
C97|segundo recíproco
C98|segundo recíproco por metro cúbico
C99|segundo recíproco por metro cuadrado
CA|Caja
CCT|Capacidad de carga en toneladas métricas.
CDL|candela
CEL|grado Celsius
CEN|cien
CG|tarjeta
CGM|centigramo
CH|envase
CJ|cono
CK|conector
CKG|Coulomb por kilogramo
CL|bobina
CLF|cientos de licencia
CLT|centilitro
CMK|centímetro cuadrado
CMQ|centímetro cúbico
CMT|centímetro
CNP|paquete de cien
CNT|Cental (Reino Unido)
CO|garrafón
COU|culombio
CQ|cartucho
CR|caja
CS|caso
CT|caja de cartón
CTM|quilate métrico
CU|vaso
CUR|curie
CV|cubrir
CWA|cien libras (quintales) / cien pesos (US)
CWI|cien pesos (Reino Unido)
CY|cilindro
CZ|combo
D1|segundo recíproco por esteradiano
D10|siemens por metro
D12|siemens metro cuadrado por mol
D13|sievert
D14|mil yardas lineales
D15|sone
D16|centímetro cuadrado por ergio
D17|centímetro cuadrado por erg esterlina
D18|metro kelvin
D19|kelvin metro cuadrado por vatio
D2|segundo recíproco por metros cuadrados esteradianos
D20|metro cuadrado por julio
D21|metro cuadrado por kilogramo
D22|metro cuadrado por mol
D23|pluma gramo (proteína)
D24|metro cuadrado por esterilizador
D25|metro cuadrado por julios esteradianos
D26|metro cuadrado por voltio segundo
D27|esteradiano
D28|sifón
D29|terahercios
D30|terajulio
D31|teravatio
D32|hora de teravatio
D33|tesla
D34|Texas
D35|caloría termoquímica
D37|caloría termoquímica por gramo kelvin
D38|calorías termoquímicas por segundo centímetro kelvin
D39|calorías termoquímicas por segundo centímetro cuadrado kelvin
D40|mil litros
D41|tonelada por metro cúbico
D42|año tropical
D43|unidad de masa atómica unificada
D44|var
D45|voltios al cuadrado por kelvin al cuadrado
D46|voltio – amperio
D47|voltio por centímetro
D48|voltio por kelvin
D49|milivoltios por kelvin
D5|kilogramo por centímetro cuadrado
D50|voltios por metro
D51|voltios por milímetro
D52|vatios por kelvin
D53|vatios por metro kelvin
D54|vatios por metro cuadrado
D55|vatios por metro cuadrado kelvin
D56|vatios por metro cuadrado de kelvin a la cuarta potencia
D57|vatios por steradian
D58|vatios por metro cuadrado esterlino
D59|weber por metro
D6|röntgen por segundo
D60|weber por milímetro
D61|minuto
D62|segundo
D63|libro
D64|bloquear
D65|redondo
D66|casete
D67|dólar por hora
D69|pulgada a la cuarta potencia
D7|Sandwich
D70|Tabla Internacional (IT) caloría
D71|Tabla Internacional (IT) calorías por segundo centímetro kelvin
D72|Tabla Internacional (IT) calorías por segundo centímetro cuadrado kelvin
D73|joule metro cuadrado
D74|kilogramo por mol
D75|Tabla Internacional (IT) calorías por gramo
D76|Tabla Internacional (IT) calorías por gramo kelvin
D77|megacoulomb
D79|haz
D8|puntaje de drenaje
D80|microwatt
D81|microtesla
D82|microvoltio
D83|medidor de millinewton
D85|microwatt por metro cuadrado
D86|Millicoulomb
D87|milimol por kilogramo
D88|millicoulomb por metro cúbico
D89|millicoulomb por metro cuadrado
D9|dina por centímetro cuadrado
D90|metro cúbico (neto)
D91|movimiento rápido del ojo
D92|banda
D93|segundo por metro cúbico
D94|segundo por metro cúbico radianes
D95|julios por gramo
D96|libra bruta
D97|carga de palet / unidad
D98|libra de masa
D99|manga
DAA|despreciar
DAD|diez dias
DAY|día
DB|libra seca
DC|disco
DD|la licenciatura
DE|acuerdo
DEC|década
DG|decigramo
DI|dispensador
DJ|decagramo
DLT|decilitro
DMK|nformaci cuadrado
DMQ|decímetro cúbico
DMT|decímetro
DN|medidor de decinewton
DPC|docena pieza
DPR|docena par
DPT|tonelaje de desplazamiento
DQ|registro de datos
DR|tambor
DRA|dram (US)
DRI|dram (Reino Unido)
DRL|docena rollo
DRM|dracma (Reino Unido)
DS|monitor
DT|tonelada seca
DTN|Decitonne
DU|dina
DWT|pennyweight
DX|dina por centímetro
DY|libro de directorio
DZN|docena
DZP|paquete de doce
E2|cinturón
E3|remolque
E4|kilogramo bruto
E5|tonelada métrica larga
EA|cada
EB|casilla de correo electrónico
CE|cada uno por mes
EP|paquete de once
EQ|galón equivalente
EV|sobre
F1|mil pies cúbicos por día
F9|Fibra por centímetro cúbico de aire
FAH|grado Fahrenheit
FAR|faradio
FB|campo
FC|mil pies cúbicos
FD|millón de partículas por pie cúbico
FE|pie de pista
FF|cien metros cúbicos
FG|parche transdérmico
FH|micromol
FL|tonelada en escamas
FM|millones de pies cúbicos
FOT|pie
FP|libra por pie cuadrado
FR|pie por minuto
FS|pie por segundo
FTK|pie cuadrado
FTQ|pie cubico
G2|US galones por minuto
G3|Galon imperial por minuto
G7|hoja de microficha
GB|galón (US) por día
GBQ|gigabecquerel
GC|gramo por 100 gramo
GD|barril bruto
GE|libra por galón (US)
GF|gramo por metro (gramo por 100 centímetros)
GFI|gramo de isótopo fisionable
GGR|gramo
GH|medio galón (EE. UU.)
GIA|branquias
GII|Gill (Reino Unido)
GJ|gramo por mililitro
G K|gramo por kilogramo
GL|gramo por litro
GLD|galón seco (EE. UU.)
GLI|galón (Reino Unido)
GLL|galón
GM|gramo por metro cuadrado
GN|galón bruto
GO|miligramos por metro cuadrado
GP|miligramo por metro cúbico
GQ|microgramos por metro cúbico
GRM|gramo
GRN|grano
GRO|bruto
GRT|tonelada de registro bruto
GT|tonelada bruta
GV|gigajoule
GW|galón por mil pies cúbicos
GWH|hora de gigavatios
GY|patio bruto
GZ|sistema de medición
H1|media página – electrónica
H2|medio litro
HA|madeja
HAR|hectárea
HBA|hectobar
HBX|cien cajas
HC|cien cuentas
HD|media docena
ÉL|centésima de quilate
HF|cien pies
HGM|hectogramo
HH|cien pies cúbicos
HI|cien hojas
HIU|cien unidades internacionales
HJ|caballo métrico
HK|cien kilogramos
HL|cien pies (lineales)
HLT|hectolitro
HM|milla por hora
HMQ|millones de metros cúbicos
HMT|hectómetro
HN|milímetro convencional de mercurio
HO|cien onzas troy
HP|milímetro convencional de agua
HPA|hectolitro de alcohol puro
HS|cien pies cuadrados
HT|media hora
HTZ|hertz
HUR|hora
HY|cien yardas
IA|pulgada libra
IC|contar por pulgada
IE|persona
IF|pulgadas de agua
II|columna pulgada
IL|pulgada por minuto
IM|impresión
INH|pulgada
INK|pulgada cuadrada
INQ|pulgada en cubos
IP|póliza de seguros
IT|conteo por centímetro
IU|pulgada por segundo (velocidad lineal)
IV|pulgada por segundo al cuadrado (aceleración)
J2|julios por kilogramo
JB|jumbo
JE|joule por kelvin
JG|jarra
JK|megajulio por kilogramo
JM|megajulio por metro cúbico
JO|articulación
JOU|joule
JR|tarro
K1|demanda de kilovatios
K2|kilovoltios amperios reactivos de demanda
K3|kilovoltio amperio hora reactiva
K5|amperios kilovoltios (reactivos)
K6|kilolitro
KA|pastel
KB|kilocharacter
KBA|kilobar
KD|kilogramo decimal
KEL|kelvin
KF|kilopacket
KG|barrilete
KGM|kilogramo
KGS|kilogramo por segundo
KHZ|kilohercio
KI|Kilogramo por milímetro de ancho
KJ|kilosegmento
KJO|kilojoule
KL|kilogramo por metro
KMH|kilómetro por hora
KMK|kilometro cuadrado
KMQ|kilogramo por metro cúbico
KNI|kilogramo de nitrógeno
KNS|kilogramo de sustancia nombrada
KNT|nudo
KO|Milliequivalencia de potasa cáustica por gramo de producto.
KPA|kilopascal
KPH|kilogramo de hidróxido de potasio (potasa cáustica)
KPO|kilogramo de óxido de potasio
KPP|kilogramo de pentóxido de fósforo (anhídrido fosfórico)
KR|KilorÃ¶ntgen
KS|mil libras por pulgada cuadrada
KSD|kilogramo de sustancia 90% seca
KSH|kilogramo de hidróxido de sodio (soda cáustica)
KT|equipo
KTM|kilómetro
KTN|kilotonne
KUR|kilogramo de uranio
KVA|kilovoltio – ampere
KVR|kilovar
KVT|kilovoltio
KW|kilogramos por milímetro
KWH|kilovatios hora
KWT|kilovatio
KX|mililitro por kilogramo
L2|litro por minuto
LA|libra por pulgada cúbica
LBR|libra
LBT|libra troy
LC|centímetro lineal
LD|litro por día
LE|lite
LEF|hoja
LF|pie lineal
LH|hora de trabajo
LI|pulgada lineal
LJ|spray grande
LK|enlazar
LM|metro lineal
LN|longitud
LO|mucho
LP|libra liquida
LPA|litro de alcohol puro
LR|capa
LS|Suma global
LTN|ton (Reino Unido) o longton (EE. UU.)
LTR|litro
LUM|lumen
LUX|lux
LX|yarda lineal por libra
LY|yarda lineal
M0|cinta magnética
M1|miligramos por litro
M4|valor monetario
M5|microcurie
M7|micropulgada
M9|millones de Btu por 1000 pies cúbicos
MA|máquina por unidad
MAL|mega litro
MAM|megametro
MAW|megavatio
MBE|mil equivalentes de ladrillo estándar
MBF|mil pies de tabla
MBR|milibar
MC|microgramo
MCU|milicurie
MD|aire seco tonelada métrica
MF|miligramo por pie cuadrado por lado
MGM|miligramo / megahercio
MIK|milla cuadrada
MIL|mil
MIN|minuto
MIO|millón
MIU|millones de unidades internacionales
MK|miligramo por pulgada cuadrada
MLD|mil millones
MLT|mililitro
MMK|milímetro cuadrado
MMQ|milímetro cúbico
MMT|milímetro
LUN|mes
MPA|megapascal
MQ|mil metros
MQH|metro cúbico por hora
MQS|metro cúbico por segundo
MSK|metro por segundo al cuadrado
MT|estera
MTK|metro cuadrado
MTQ|Metro cúbico
MTR|metro
MTS|metro por segundo
MV|numero de mults
MVA|megavolt – ampere
MWH|megavatios hora (1000 kW.h)
N1|calorías de la pluma
N2|número de líneas
N3|punto de impresión
NA|miligramo por kilogramo
NAR|número de artículos
NB|barcaza
NBB|número de bobinas
NC|coche
NCL|número de celdas
ND|barril neto
NE|litro neto
NEW|newton
NF|mensaje
NG|galón neto (nosotros)
NH|hora del mensaje
NI|galón imperial neto
NIU|número de unidades internacionales
NJ|número de pantallas
NL|carga
MNI|milla nautica
NMP|número de paquetes
NN|entrenar
NPL|número de parcelas
NPR|numero de pares
TNP|numero de partes
NQ|mho
NR|micromho
NRL|número de rollos
NT|tonelada neta
NTT|registro neto de toneladas
NU|medidor de newton
NV|vehículo
NX|parte por mil
NY|libra por aire seco tonelada métrica
OA|panel
OHM|ohm
EN|onza por yarda cuadrada
ONZ|onza / onza av
OP|Dos paquetes
OT|hora extra
OZA|onza líquida (US)
OZI|onza líquida (Reino Unido)
P0|pagina – electronica
P1|por ciento
P2|libra por pie
P3|paquete de tres
P4|paquete de cuatro
P5|paquete de cinco
P6|paquete de seis
P7|paquete de siete
P8|paquete de ocho
P9|paquete de nueve
PA|paquete
PAL|pascal
PB|par de pulgadas
PD|almohadilla / fuerza de libra por pulgada cuadrada
PE|equivalente en libras
PF|palet (ascensor)
PG|plato
PGL|galón de prueba
Pi|tono
PK|paquete
PL|cubo
PM|porcentaje de libra
PN|libra neta
PO|libra por pulgada de longitud
PQ|página por pulgada
PR|par
PT|pinta
PTD|pinta seca
PTI|pinta (Reino Unido)
PTL|pinta liquida (US)
PU|bandeja / paquete de bandeja
PV|media pinta (US)
PW|libra por pulgada de ancho
PY|Peck Dry (US)
PZ|Peck Dry (Reino Unido)
Q3|comida
QA|página – facsímil
QAN|cuarto (de un año)
QB|página – copia impresa
QD|cuarto de docena
QH|un cuarto de hora
QK|cuarto de kilogramo
QR|mano de papel
QT|cuarto de galón (US)
QTD|cuarto seco (EE. UU.)
QTI|cuarto de galón (Reino Unido)
QTL|cuarto líquido (US)
QTR|cuarto (UK)
R1|pica
R4|caloría
R9|mil metros cúbicos
RA|estante
RD|barra
RG|anillo
RH|hora de funcionamiento o de funcionamiento
RK|medida métrica rollo
RL|carrete
RM|resma
RN|medida métrica de resma
RO|rodar
RP|libra por resma
RPM|revoluciones por minuto
RPS|revoluciones por segundo
RS|Reiniciar
RT|ingreso tonelada milla
RU|correr
S3|pie cuadrado por segundo
S4|metro cuadrado por segundo
S5|sesenta cuartos de pulgada
S6|sesión
S7|unidad de almacenamiento
S8|unidad de publicidad estándar
SA|saco
SAN|medio año (6 meses)
OCS|Puntuación
SCR|escrúpulo
SD|libra solida
SE|sección
SEC|segundo
SET|conjunto
SG|segmento
SHT|tonelada de envío
SIE|siemens
SK|camión cisterna dividido
SL|hoja de deslizamiento
SMI|milla (milla estatutaria)
SN|varilla cuadrada
SO|carrete / madeja
SP|paquete de estante
SQ|cuadrado
SR|tira
SS|hoja métrica medida
SST|corto estándar (7200 partidos)
ST|hoja
ITS|piedra (Reino Unido)
STN|tonelada (US) o tonelada corta (UK / US)
SV|patinar
SX|envío
T0|Línea de telecomunicaciones en servicio.
T1|mil libras brutas
T3|mil piezas
T4|bolsa de mil
T5|caja de mil
T6|mil galones (US)
T7|mil impresiones
T8|mil pulgadas lineales
TA|décimo pie cúbico
TAH|Kiloampere hora (mil amperios hora)
TC|camion
TD|termia
TE|totalizador
TF|diez metros cuadrados
TI|mil pulgadas cuadradas
TJ|mil centímetros cuadrados
TK|tanque, rectangular
TL|mil pies (lineales)
TN|estaño
TNE|tonelada (tonelada métrica)
TP|paquete de diez
TPR|diez pares
TQ|mil pies
TQD|mil metros cúbicos por día
TR|diez pies cuadrados
TRL|trillón (EUR)
TS|mil pies cuadrados
TSD|tonelada de sustancia 90% seca
TSH|tonelada de vapor por hora
TT|mil metros lineales
TU|tubo
TV|mil kilogramos
TW|mil hojas
TY|tanque, cilíndrico
U1|tratamiento
U2|tableta
UA|torr
UB|Línea de telecomunicaciones en servicio promedio.
UC|puerto de telecomunicaciones
UD|décimo minuto
UE|décima hora
UF|uso por línea de telecomunicación promedio
UH|diez mil yardas
UM|millones de unidades
VA|voltio amperio por kilogramo
VI|frasco
VLT|voltio
VQ|abultar
VS|visitar
W2|kilo mojado
W4|dos semanas
WA|vatio por kilogramo
WB|libra mojada
WCD|cable
WE|tonelada mojada
WEB|weber
WEE|semana
WG|galon de vino
WH|rueda
WHR|vatios hora
WI|peso por pulgada cuadrada
WM|mes de trabajo
WR|envolver
WSD|estándar
WTT|vatio
WW|mililitro de agua
X1|cadena
YDK|yarda cuadrada
YDQ|Yarda cúbica
YL|cien yardas lineales
YRD|yarda
YT|diez yardas
Z1|van de elevación
Z2|pecho
Z3|barril
Z4|pipa
Z5|arrastrar
Z6|punto de conferencia
Z8|línea de noticias de ágata
ZP|página
ZZ|mutuamente definido
`);
