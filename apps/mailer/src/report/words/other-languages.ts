import type { Lexicon } from './lexicon.js';

/** Russian, Polish, Dutch, Turkish, Chinese, Japanese and Korean: what their largest providers write. */
export const otherLanguages: Lexicon = {
  returnedSubject: [
    /не (было |может быть )?(доставлен|отправлен)|недостав|ошибка доставки/,
    /(nie|niedost)\S{0,20} (dostarcz|dorecz)|niedostarcz|zwrot|onbestelbaar|niet (afgeleverd|bezorgd)/,
    /iletilemedi|teslim edilemedi|退信|退回|无法投递|無法投遞|无法送达|未送达|投递失败|寄送失敗|メールエラー|配信(不能|できません|エラー|に失敗)|送信エラー|エラー通知/,
    /반송|전송 ?실패|발송 ?실패|배달/,
  ],
  returned: [
    /не (может быть|было|удалось|был[оа]?|могло быть) (доставл|доставить|отправ)|недоставл/,
    /nie (moze|mogla|zostala|zostal|udalo)[^.]{0,30}(dostarcz|dorecz)/,
    /(kon|kan|is) niet (worden )?(afgeleverd|bezorgd)|iletilemedi|teslim edilemedi|被退回|退信原因|无法(投递|送达|发送)/,
    /無法(投遞|送達)|未能(送达|投递)|(送信|配信|配達)(でき|に失敗|エラー)|届けることができ|전달(되지|할 수)|반송|전송(되지|하지|에 실패)/,
  ],
  stillTried: [
    /будут? (повтор|предприн)|повторн(ая|ые) попытк|zostanie ponowion|wordt opnieuw|再次尝试|稍后(将)?重试|再送(を|し)|再試行/,
    /再度送信を試み|다시 시도/,
  ],
  arrived: [/успешно доставлен|dostarczono pomyslnie|成功投递|投递成功|正常に配信|配信されました|성공적으로 전(달|송)/],
  automaticSubject: [
    /автоответ|автоматический ответ|вне офиса|отпуск|autoodpowied|automatyczna odpowied|nieobecnosc|afwezig/,
    /automatisch antwoord|otomatik yanit|自动回复|自動回覆|自動返信|自動応答|不在|부재|자동 ?(응답|회신)/,
  ],
  automatic: [
    /(нахожусь |буду |я )?в отпуске|отвечу по возвращении/,
    /(urlop|vakantie|urlaub|tatil)\S{0,6} (do|tot|t\/m|bis)|автоматическ(ий|ое) (ответ|сообщение)|вне офиса/,
    /jestem (na urlopie|nieobecn)|poza biurem|ben (ik )?(afwezig|met vakantie)|自动回复|自動返信|休假|出差|不在にして|休暇|부재중/,
    /휴가/,
  ],
  causes: {
    sender: [/отправител[ья] (не|отклон|заблок)|发件人(地址)?(被|不|未)|送信者|送信元/],
    full: [
      /переполнен|квот[аыу]|нет (свободного )?места|pelna|przepelnion|przekroczon\w{1,15} (limit|pojemnosc)|\bvol\b/,
      /kota(si)? (dolu|asil)|dolu\b|(邮箱|郵箱|信箱|空间|容量)[^。]{0,10}(已满|滿|不足|超)|已满|容量(が|を)?(超|いっぱい|不足|オーバー)|いっぱい|超過/,
      /용량|가득|초과/,
    ],
    later: [
      /временн|попробуйте (позже|позднее)|позже|занят|превышен(о)? (время|лимит)|tymczasow|pozniej|tijdelijk/,
      /later opnieuw|gecici|暂时|稍后|稍後|繁忙|超时|频率|頻率|しばらく|一時的|混雑|タイムアウト|일시적|나중에|지연/,
    ],
    store: [
      /внутренняя ошибка|ошибка (сервера|системы|конфигурации)|blad (wewnetrzny|systemu)|系统错误|内部错误|システムエラー/,
      /内部エラー|시스템 오류/,
    ],
    names: [
      /(dns|имен)[^.]{0,40}(не отвечает|ошибк|тайм)|(域名|dns)(解析|查询)[^。]{0,10}(失败|超时|错误)|名前解決|dns.{0,20}(失敗|エラー)/,
    ],
    network: [
      /соединени[ея][^.]{0,30}(разорван|отклонен|потерян|не удалось)|недоступен|连接(失败|被拒|超时|中断)|接続(でき|に失敗|拒否)/,
      /연결(할 수|에 실패)/,
    ],
    content: [
      /слишком (большое|велик|длинн)|размер (письма|сообщения)|za duz|te groot|cok buyuk|过大|太大|超过(大小|限制)/,
      /大き(すぎ|い)|サイズ|크기/,
    ],
    policy: [
      /спам|черн(ый|ом) списк|заблокирован|политик|отклонено|odrzucon|zablokowan|geweigerd|engellendi|垃圾邮件|黑名单/,
      /拦截|拒收|拒绝|反垃圾|策略|迷惑メール|拒否|ブロック|規制|스팸|차단|거부/,
    ],
    domain: [
      /домен[^.]{0,30}(не существует|не найден)|domena[^.]{0,30}nie istnieje|域名(不存在|无效)|ドメイン[^。]{0,15}(存在し|見つか)/,
      /도메인[^.]{0,15}(존재하지|없)/,
    ],
    address: [
      /(пользовател|получател|адрес|ящик|аккаунт|учетн)[^.;]{0,50}?(не существует|не наи?ден|неизвест|неверн|недеиствител|отключен|удален|не зарегистр)/,
      /(нет|несуществующ\S{1,4}) (такого )?(пользовател|адрес|ящик|получател)/,
      /такого (пользовател|адрес|ящик)\S{0,3} (нет|не)/,
      /(uzytkownik|odbiorc|adres|konto|skrzynka)[^.;]{0,50}?(nie (istnieje|znaleziono|zostal znaleziony)|nieznan|nieprawidlow|nieaktywn)/,
      /nieznany (uzytkownik|odbiorca|adres)|nie ma (takiego|takiej) (uzytkownik|odbiorc|adres|kont|skrzyn)/,
      /(gebruiker|geadresseerde|adres|mailbox|postvak)[^.;]{0,50}?(bestaat niet|onbekend|niet gevonden|ongeldig)/,
      /(kullanici|alici|adres|posta kutusu)[^.;]{0,50}?(bulunamadi|mevcut degil|gecersiz|yok)/,
      /(用户|用戶|收件人|邮箱|郵箱|帐号|账号|帳號|地址)[^。]{0,12}(不存在|无效|無效|未找到|找不到|错误|已注销|被注销|停用)/,
      /(不存在|无效|未知)(的)?(用户|收件人|邮箱|地址|账号)/,
      /(宛先|あて先|送信先|受信者|ユーザ|メールアドレス|アドレス|アカウント)[^。]{0,20}(見つか(りま|らな(?!いか))|存在し(ま|な(?!いか))|不明|間違|無効|ありません)/,
      /(사용자|수신자|받는 ?사람|주소|계정|메일함)[^.]{0,15}(존재하지|없습니다|찾을 수|없는|잘못)/,
    ],
  },
};
