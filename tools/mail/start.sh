#!/usr/bin/env bash
# Starts real mail servers on loopback for tests; needs root, and Debian's postfix, dovecot-imapd and dovecot-lmtpd.
#   ours    port P    mta.rubrica.test: takes the mails of Rubrica and passes those to acquirer.test on; what comes to
#                     bounces+ANYTHING@rubrica.test lies in the IMAP mailbox of bounces@rubrica.test, and
#                     what comes to facturas+ANYTHING@rubrica.test in that of facturas@rubrica.test
#   theirs  port P+2  mx.acquirer.test: ana@ gets mail; full@ is over quota; gone@ is unknown; moved@ is forwarded to
#                     nobody, which theirs reports later; mails of more than 200 KB are too large
#   IMAP    port P+3  user: the address, password "secret"; Maildirs in FOLDER/mail/DOMAIN/USER
# Usage: start.sh FOLDER P     FOLDER/stop ends all of it; FOLDER/empty full takes the quota of full@ away
set -euo pipefail
folder=$(realpath -m "$1") p=${2:-20025} lmtp=$((${2:-20025} + 5)) theirs=$((${2:-20025} + 2)) imap=$((${2:-20025} + 3))
mkdir -p "$folder"/{mail,dovecot}; chmod 755 "$folder"; chown nobody:nogroup "$folder/mail"
instance() { # NAME PORT: master.cf without chroot, one smtpd
  mkdir -p "$folder/$1"/{conf,queue,data}; chown postfix "$folder/$1/data"
  sed -e "s/^smtp      inet.*/127.0.0.1:$2 inet n - n - - smtpd/" -e 's/^\(\S\+ \+\S\+ \+\S\+ \+\S\+ \+\)y\( \)/\1n\2/' /etc/postfix/master.cf > "$folder/$1/conf/master.cf"
  cat > "$folder/$1/conf/main.cf"
  cat >> "$folder/$1/conf/main.cf" <<CF
compatibility_level = 3.6
mydestination =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
queue_directory = $folder/$1/queue
data_directory = $folder/$1/data
mail_owner = postfix
setgid_group = postdrop
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
maillog_file = $folder/$1/mail.log
maillog_file_prefixes = $folder
mynetworks = 127.0.0.0/8
recipient_delimiter = +
virtual_transport = lmtp:inet:127.0.0.1:$lmtp
smtp_host_lookup = native
smtp_dns_support_level = disabled
queue_run_delay = 2s
minimal_backoff_time = 2s
maximal_backoff_time = 3s
maximal_queue_lifetime = 12s
bounce_queue_lifetime = 12s
delay_warning_time = 4s
smtpd_banner = \$myhostname ESMTP
CF
}
instance ours "$p" <<CF
myhostname = mta.rubrica.test
virtual_mailbox_domains = rubrica.test
virtual_mailbox_maps = inline:{ { bounces@rubrica.test=yes }, { replies@rubrica.test=yes }, { facturas@rubrica.test=yes } }
transport_maps = inline:{ { acquirer.test=smtp:[127.0.0.1]:$theirs } }
CF
instance theirs "$theirs" <<CF
myhostname = mx.acquirer.test
virtual_mailbox_domains = acquirer.test
virtual_mailbox_maps = inline:{ { ana@acquirer.test=yes }, { full@acquirer.test=yes } }
virtual_alias_maps = inline:{ { moved@acquirer.test=nobody-here@elsewhere.acquirer.test } }
transport_maps = inline:{ { rubrica.test=smtp:[127.0.0.1]:$p }, { elsewhere.acquirer.test=error:5.1.1 no such user here } }
message_size_limit = 204800
CF
cat > "$folder/dovecot/users" <<U
bounces@rubrica.test:{PLAIN}secret::::::
replies@rubrica.test:{PLAIN}secret::::::
facturas@rubrica.test:{PLAIN}secret::::::
ana@acquirer.test:{PLAIN}secret::::::
full@acquirer.test:{PLAIN}secret::::::userdb_quota_rule=*:bytes=1
U
cat > "$folder/dovecot/dovecot.conf" <<CF
base_dir = $folder/dovecot/run
state_dir = $folder/dovecot/state
log_path = $folder/dovecot/dovecot.log
instance_name = rubrica-test
protocols = imap lmtp
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:$folder/mail/%d/%n
mail_uid = nobody
mail_gid = nogroup
first_valid_uid = 1
first_valid_gid = 1
recipient_delimiter = +
lmtp_hdr_delivery_address = original
mail_plugins = quota
quota_full_tempfail = no
postmaster_address = postmaster@acquirer.test
passdb {
  driver = passwd-file
  args = username_format=%u $folder/dovecot/users
}
userdb {
  driver = passwd-file
  args = username_format=%u $folder/dovecot/users
  default_fields = uid=nobody gid=nogroup home=$folder/mail/%d/%n
}
plugin {
  quota = maildir:User quota
}
service imap-login {
  inet_listener imap {
    address = 127.0.0.1
    port = $imap
  }
  inet_listener imaps {
    port = 0
  }
}
service lmtp {
  inet_listener lmtp {
    address = 127.0.0.1
    port = $lmtp
  }
}
CF
cat > "$folder/stop" <<S
#!/bin/sh
postfix -c $folder/ours/conf stop; postfix -c $folder/theirs/conf stop; doveadm -c $folder/dovecot/dovecot.conf stop; true
S
cat > "$folder/empty" <<S
#!/bin/sh
sed -i "s/^\$1@acquirer.test:.*/\$1@acquirer.test:{PLAIN}secret::::::/" $folder/dovecot/users
S
chmod +x "$folder/stop" "$folder/empty"
dovecot -c "$folder/dovecot/dovecot.conf"
postfix -c "$folder/ours/conf" start 2>&1 | grep -v 'starting the Postfix' || true
postfix -c "$folder/theirs/conf" start 2>&1 | grep -v 'starting the Postfix' || true
for port in "$p" "$theirs" "$imap" "$lmtp"; do for _ in $(seq 100); do (exec 3<> "/dev/tcp/127.0.0.1/$port") 2>/dev/null && continue 2; sleep 0.1; done; echo "port $port did not open" >&2; exit 1; done
echo "smtp://127.0.0.1:$p imap://127.0.0.1:$imap"
