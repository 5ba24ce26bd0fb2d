import type { Lexicon } from './lexicon.js';

export const portuguese: Lexicon = {
  returnedSubject: [
    /nao (e possivel|foi possivel|foi|pode ser) (entreg|envi)|nao entreg/,
    /(falha|erro|problema|aviso) (na|no|de|da|ao) (entreg|envi)|devolvid|entrega (atrasada|incompleta)/,
    /^(entregue|retransmitid[oa]):|mensagem nao/,
  ],
  returned: [
    /nao (foi|pode|pude|conseguimos|e|sera)( possivel| ser| sido){0,4} (entreg|envi)|a entrega falhou/,
    /falha (na|ao|de) (entreg|envi)|nao (chegou|foi entregue) a|devolvid[oa]|erro permanente/,
  ],
  stillTried: [
    /continuar(a|emos) (tentando|a tentar)|tentaremos novamente|sera tentad|voltar(a|emos) a tentar/,
    /apenas um aviso|nao (e necessario|precisa) reenviar|entrega (atrasada|incompleta)/,
  ],
  arrived: [
    /entregue com (sucesso|exito)|foi entregue (a|com)|^(entregue|retransmitid[oa]):/,
    /a entrega .{0,60} foi concluida/,
  ],
  automaticSubject: [
    /resposta automatica|fora do escritorio|ausencia|ferias|confirmacao de (recebimento|leitura)/,
    /recebemos (seu|sua|o)|(chamado|solicitacao|protocolo|ticket)\W{0,4}\d/,
  ],
  automatic: [
    /(estou|estarei|encontro-me|me encontro|estamos) (de ferias|de baixa|ausente|fora|em (viagem|licenca))/,
    /em caso de urgencia|nao responda|fora do escritorio|de ferias|resposta automatica|mensagem automatica/,
    /(gerad|enviad)[oa] automaticamente|recebemos (o seu|seu|sua|a sua)/,
    /(nao|ja nao) trabalh\w{1,15} (mais )?(na|no|nesta|aqui)|agradecemos (o )?(seu )?contato/,
    /retorn(o|arei) (em|no|dia)|caixa (postal )?nao (e )?monitorad/,
  ],
  causes: {
    sender: [
      /remetente( @)? (foi |e |nao |rejeit|bloquead|desconhecid|invalid)/,
      /(dominio|endereco|servidor) do remetente/,
    ],
    full: [
      /\bchei[oa]s?\b|\bcota\b|(sem|falta de) espaco|excede\w{0,15}[^.]{0,40}(armazenamento|caixa|espaco)/,
      /armazenamento/,
    ],
    later: [
      /temporari|ocupad|mais tarde|tente novamente em|tempo (limite|esgotado)|expirad/,
      /nao (respond|esta disponivel)|indisponivel|manutencao|sobrecarreg/,
    ],
    store: [/erro (interno|local|de configuracao|do sistema|no servidor)/],
    names: [/(servidor de nomes|servidor dns|consulta dns)[^.]{0,60}(nao|falh|erro|tempo)/],
    network: [/conexao[^.]{0,40}(recus|perdid|falh|encerrad)|nao foi possivel (conectar|contatar)|loop|inacessivel/],
    content: [/muito grande|tamanho (maximo|da mensagem)|excede o (tamanho|limite)|anexo/],
    policy: [
      /\bspam\b|lista (negra|de bloqueio)|bloquead|politica|reputacao|autentica|negad[oa]|permissao|autorizad/,
      /seguranca/,
    ],
    domain: [/dominio[^.]{0,40}(nao (existe|foi encontrado)|inexistente|invalido|desconhecido)/],
    address: [
      /(usuario|destinatario|endereco|conta|caixa( postal| de correio)?)[^.;]{0,60}?(nao (existe|foi encontrad|encontrad|e valid|esta (registrad|ativ))|inexistente|desconhecid|invalid|desativad|encerrad|cancelad|excluid)/,
      /nao (existe|ha|encontr\w{1,15})( o| a| um| uma| este| esse| esta| nenhum\w{0,15}){0,4} (usuario|destinatario|endereco|conta|caixa)/,
    ],
  },
};
