import type { Lexicon } from './lexicon.js';

export const italian: Lexicon = {
  returnedSubject: [
    /mancat[oa] (consegna|recapito)|non (consegnat|recapitat)/,
    /(errore|avviso|notifica) (di|nella|durante|per) (la )?(mancat|consegna|recapito|invio)/,
    /impossibile (consegnare|recapitare)|messaggio (non|respinto|restituito)|consegna (fallita|ritardata)/,
    /^(consegnato|inoltrato):/,
  ],
  returned: [
    /non (e stato|e stata|puo essere|e possibile|e potuto|ha potuto)[^.]{0,40}(consegn|recapit|invi)/,
    /impossibile (consegnare|recapitare|inviare)|mancat[oa] (consegna|recapito)|recapito non riuscito/,
    /consegna (fallita|non riuscita)|errore permanente/,
  ],
  stillTried: [
    /(continuera|continueremo|ritentera|riprovera)|nuov[oi] tentativ|solo un avviso/,
    /non e necessario (rinviare|inviare)|consegna ritardata|ulteriori tentativi/,
  ],
  arrived: [/consegnato (con successo|correttamente)|^(consegnato|inoltrato):/],
  automaticSubject: [
    /risposta automatica|fuori (ufficio|sede)|assen(za|te)|\bferie\b|conferma di (ricezione|lettura)/,
    /(ticket|richiesta|pratica)\W{0,4}\d/,
  ],
  automatic: [
    /(sono|saro|saremo)[^.]{0,30}(di nuovo in|di ritorno|fuori (ufficio|sede)|assente|in (ferie|malattia|maternita))/,
    /per (urgenze|questioni urgenti)|in caso di urgenza|fuori ufficio|in ferie|risposta automatica/,
    /messaggio automatico|generat[oa] automaticamente/,
    /abbiamo ricevuto (la (sua|tua|vostra)|il (suo|tuo|vostro))|non (lavor\w{1,15}|fa) piu|al mio rientro/,
    /casella non (e )?(presidiata|monitorata)/,
  ],
  causes: {
    sender: [/mittente( @)? (e |non |rifiutat|sconosciut|bloccat|respint)|dominio del mittente/],
    full: [/\bpien[oaie]\b|quota|spazio (insufficiente|esaurito)|esaurit[oa]/],
    later: [
      /temporane|occupat[oa]|piu tardi|tempo (scaduto|limite)|scadut|non (risponde|disponibile)|manutenzione/,
      /sovraccaric|sospes/,
    ],
    store: [/errore (interno|locale|di configurazione|di sistema|del server)/],
    names: [/(server dei nomi|server dns|risoluzione dns)[^.]{0,60}(non|errore|tempo|fallit)/],
    network: [/connessione[^.]{0,40}(rifiutat|persa|fallit|interrott|non)|irraggiungibile/],
    content: [/troppo (grande|lungo)|dimension[ei] (massim|del messaggio)|allegat/],
    policy: [
      /\bspam\b|lista nera|bloccat|politica|reputazione|autentica|accesso negato|permess|autorizzat|sicurezza/,
      /indesiderat/,
    ],
    domain: [/dominio[^.]{0,40}(non (esiste|trovato|valido)|inesistente|sconosciuto)/],
    address: [
      /nessun (utente|destinatario|account)[^.]{0,20}(simile|con|a questo|in questo)/,
      /(utente|destinatario|indirizzo|account|casella)[^.;]{0,60}?(non (esiste|trovat|valid|e (stat[oa] )?(trovat|valid|attiv)|riconosciut|piu (valid|attiv|esistente))|inesistente|sconosciut|disattivat|disabilitat|chius[oa]|eliminat|cessat)/,
    ],
  },
};
