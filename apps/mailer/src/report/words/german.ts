import type { Lexicon } from './lexicon.js';

export const german: Lexicon = {
  returnedSubject: [
    /unzustellbar|nicht zugestellt|zustell(ung|fehler|versuch)|nachricht nicht/,
    /fehler(meldung)? (bei|beim|der)|(mail|nachricht|e-mail) zuruck|verzogert|^(zugestellt|ubermittelt):/,
  ],
  returned: [
    /(konnte|kann|wurde|konnten)( \S{1,40}){0,8} nicht (zugestellt|zugestellt werden|gesendet|ausgeliefert|ubermittelt|erreicht)/,
    /unzustellbar|zustell(ung|versuch)[^.]{0,40}(fehlgeschlagen|gescheitert|nicht)/,
    /fehler bei der (nachrichten)?(zustellung|ubermittlung)|dauerhafte?r? fehler/,
  ],
  stillTried: [
    /weiterhin versuch|erneut versuch|weitere (zustell)?versuche|nur (eine|ein) (warnung|hinweis)/,
    /(nicht|kein) (erneut|noch ?mal|notwendig)[^.]{0,20}(senden|verschicken)|verzogert/,
    /wird (es )?(weiter|erneut)/,
  ],
  arrived: [/(wurde|ist) (erfolgreich )?(zugestellt|ubermittelt)|erfolgreich zugestellt|^(zugestellt|ubermittelt):/],
  automaticSubject: [
    /abwesen|automatische (antwort|ruckantwort)|autoantwort|urlaub|nicht im (buro|haus)|eingangsbestatigung/,
    /(ticket|vorgang|anfrage)\W{0,4}(nr)?\W{0,3}\d/,
  ],
  automatic: [
    /(ich bin|wir sind|bin ich)[^.]{0,60}(nicht (im (buro|haus)|erreichbar|da)|abwesend|urlaub|ausser haus|unterwegs)/,
    /in dringenden (fallen|angelegenheiten)|nicht im buro|im urlaub|(zuruck|erreichbar) (ab|am)|abwesenheit/,
    /automatische (antwort|nachricht|e-mail)|automatisch (generiert|erstellt|erzeugt)e? (antwort|bestatigung)/,
    /(haben|wir haben|habe) ihre (e-?mail|nachricht|anfrage)[^.]{0,20}(erhalten|bekommen)/,
    /nicht mehr (fur|bei|im unternehmen)[^.]{0,30}(tatig|beschaftigt|unternehmen)|nach meiner ruckkehr/,
    /wird nicht weitergeleitet|postfach wird nicht (gelesen|betreut|uberwacht)/,
  ],
  causes: {
    sender: [
      /absender(adresse|s)?( @)? (wurde |ist |nicht |abgelehnt|unbekannt|ungultig|gesperrt|abgewiesen)/,
      /domain des absenders|ihre (ip|domain|adresse)\b/,
    ],
    full: [
      /\bvoll(es|er|en)?\b|quota|speicher(platz|limit)|kontingent|uberfullt/,
      /uberschritt\w{0,15}[^.]{0,40}(postfach|speicher)|kein platz/,
    ],
    later: [
      /vorubergehend|temporar|spater|beschaftigt\b(?! bei)|uberlastet|zeituberschreitung|abgelaufen/,
      /antwortet nicht|nicht (erreichbar|verfugbar)|wartung|zu viele|zuviele/,
    ],
    store: [/(interner|lokaler|system)[ -]?fehler|konfigurationsfehler|datenbank/],
    names: [/(nameserver|dns-(server|anfrage|abfrage)|namensauflosung)[^.]{0,60}(nicht|fehl|zeit|keine)/],
    network: [
      /verbindung[^.]{0,40}(abgelehnt|verweigert|unterbrochen|fehlgeschlagen|nicht|verloren|abgebrochen)/,
      /schleife/,
    ],
    content: [/zu (gross|groß|lang)|(maximale|nachrichten)[ -]?gro(ss|ß)e|anhang|inhalt/],
    policy: [
      /\bspam\b|schwarze liste|blockiert|gesperrt|richtlinie|abgelehnt (wegen|aufgrund)|reputation|authentif/,
      /zugriff verweigert|berechtig|sicherheit|virus/,
    ],
    domain: [/domain[^.]{0,40}(existiert nicht|nicht gefunden|unbekannt|ungultig)|unbekannter (host|rechner|domain)/],
    address: [
      /(benutzer|empfanger|adressat|adresse|konto|postfach|teilnehmer|mailbox)[^.;]{0,60}?(existiert nicht|nicht (gefunden|bekannt|vorhanden|existent|gultig|mehr (gultig|vorhanden|aktiv))|unbekannt|ungultig|deaktiviert|geschlossen|geloscht|gibt es nicht)/,
      /(unbekannte|ungultige|kein)[rs]?n? (benutzer|empfanger|adresse|postfach|konto)/,
    ],
  },
};
