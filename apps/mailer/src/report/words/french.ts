import type { Lexicon } from './lexicon.js';

export const french: Lexicon = {
  returnedSubject: [
    /non (remis|delivre|distribue|remise)|echec (de|d'|lors)|(message|courrier|mail) (non|retourne|en erreur)/,
    /erreur (de|d'|lors) ?(remise|distribution|envoi|livraison)/,
    /impossible (de|a) (remettre|delivrer|distribuer)|retour (de|a) (votre|l'exp)|remise (differee|retardee)/,
    /^(remis|relaye) ?:|notification d'etat/,
  ],
  returned: [
    /n'a (pas )?pu etre (remis|delivre|distribue|envoye|achemine)/,
    /n'a pas (ete|pu) (remis|delivre|distribue|envoye)|n'est pas parvenu/,
    /echec de (la )?(remise|livraison|distribution)|impossible de (remettre|delivrer|distribuer)/,
    /erreur permanente|n'ont pas recu/,
  ],
  stillTried: [
    /(nouvelle|autre)s? tentatives?/,
    /(continuera|continue|essaiera|reessaiera|tentera)[^.]{0,40}(remettre|delivrer|nouveau|essayer|distribuer)/,
    /simple avertissement|(inutile|pas besoin|pas necessaire) de (le )?renvoyer|remise (differee|retardee)/,
    /retarde/,
  ],
  arrived: [/(a|ont) ete (remis|delivre|distribue)s? (avec succes|a)|^(remis|relaye) ?:|remise reussie/],
  automaticSubject: [
    /reponse automatique|absence|absent|conges?|vacances|accuse de reception|hors du bureau/,
    /(demande|ticket|dossier)\W{0,5}(n[o°]?)?\W{0,3}\d|avons bien recu/,
  ],
  automatic: [
    /(je suis|je serai|nous serons)[^.]{0,30}(de retour|absent|en (conges?|vacances|deplacement|arret)|hors du bureau|indisponible)/,
    /en cas d'urgence|ne (pas )?repond\w{1,15} (pas )?a ce|absente? (du bureau|jusqu)|reponse automatique/,
    /message automatique|(genere|envoye) automatiquement|avons bien recu (votre|ton)/,
    /ne (fait|fais|travaille) plus (partie|dans|chez|pour)|a quitte (la|notre|l'entreprise)|des mon retour/,
    /a mon retour|(boite|adresse)[^.]{0,30}n'est (pas|plus) (consultee|surveillee|lue)/,
  ],
  causes: {
    sender: [
      /(expediteur|emetteur)( @)? (est |a ete |n'|non |refuse|rejete|inconnu|invalide|bloque)/,
      /domaine (de l')?expediteur|votre (ip|serveur|domaine|adresse ip)/,
    ],
    full: [
      /\bpleine?s?\b|quota|espace (insuffisant|de stockage|disque)|plus (de|d') ?(place|espace)|sature/,
      /depasse[^.]{0,40}(stockage|boite|capacite)/,
    ],
    later: [
      /temporair|occupe|plus tard|reessayer? (dans|ulterieurement)|ulterieurement/,
      /delai (depasse|expire|d'attente)|expire|ne repond pas|indisponible|maintenance|surcharg/,
      /trop de (connexions|messages)|suspendu|liste grise/,
    ],
    store: [/erreur (interne|locale|de configuration|systeme|du serveur)/],
    names: [/(serveur de noms|serveur dns|resolution dns|requete dns)[^.]{0,60}(pas|echec|erreur|delai|impossible)/],
    network: [
      /connexion[^.]{0,40}(refusee|perdue|echoue|interrompue|impossible)|impossible de (se connecter|joindre)/,
      /injoignable|boucle/,
    ],
    content: [/trop (volumineux|grand|gros|long)|taille (maximale|du message)|piece jointe|contenu/],
    policy: [
      /\bspam\b|indesirable|liste noire|bloque|politique|reputation|authentif|refuse (par|pour)|acces refuse/,
      /autoris|securite|reserve aux/,
    ],
    domain: [/domaine[^.]{0,40}(n'existe pas|inexistant|introuvable|inconnu|invalide)|(hote|serveur) inconnu/],
    address: [
      /(utilisateur|destinataire|adresse|compte|boite( aux lettres)?)[^.;]{0,60}?(n'existe (pas|plus)|inexistant|introuvable|inconnu|invalide|non (trouve|valide|reconnu)|n'a pas ete trouve|n'est (pas|plus) (valide|connu|actif|active)|desactive|ferme|supprime|resilie)/,
      /(aucun|pas d'?) ?(utilisateur|destinataire|compte|boite)/,
    ],
  },
};
