#!/bin/sh
# Starts the broker of compose.yaml as production has its brokers: clients speak TLS and say who they are (SCRAM), and nobody may do what was
# not granted. USERS has each user with its password (name=password, comma separated); the first one may do all, and grants the others their rights.
set -e
: "${KAFKA_HOME:=/opt/kafka}" "${DATA:=/var/lib/kafka/data}" "${CA:=/kafka-ca}" "${HOST:=kafka}" "${PORT:=9092}" "${INNER_PORT:=9094}" "${CONTROLLER_PORT:=9093}"
umask 077
mkdir -p "$DATA/tls"
cd "$DATA"

# A certificate that vouches for itself, made at the first start; clients get it as the authority.
if [ ! -f tls/kafka.p12 ]; then
  head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n' > tls/password
  keytool -genkeypair -alias kafka -keyalg EC -groupname secp256r1 -dname "CN=$HOST" -ext "san=dns:$HOST" -validity 3650 \
    -storetype PKCS12 -keystore tls/kafka.part -storepass "$(cat tls/password)" 2> /dev/null
  mv tls/kafka.part tls/kafka.p12
fi
keytool -exportcert -rfc -alias kafka -keystore tls/kafka.p12 -storepass "$(cat tls/password)" > "$CA/ca.pem" 2> /dev/null
chmod 644 "$CA/ca.pem"

# What is not for clients (INNER, CONTROLLER) listens on loopback in this container, so nobody else is ANONYMOUS.
admin=${USERS%%=*}
cat > server.properties <<PROPERTIES
process.roles=broker,controller
node.id=1
controller.quorum.bootstrap.servers=127.0.0.1:$CONTROLLER_PORT
listeners=CLIENTS://:$PORT,INNER://127.0.0.1:$INNER_PORT,CONTROLLER://127.0.0.1:$CONTROLLER_PORT
advertised.listeners=CLIENTS://$HOST:$PORT,INNER://127.0.0.1:$INNER_PORT
listener.security.protocol.map=CLIENTS:SASL_SSL,INNER:PLAINTEXT,CONTROLLER:PLAINTEXT
controller.listener.names=CONTROLLER
inter.broker.listener.name=INNER
listener.name.clients.ssl.keystore.type=PKCS12
listener.name.clients.ssl.keystore.location=$DATA/tls/kafka.p12
listener.name.clients.ssl.keystore.password=$(cat tls/password)
listener.name.clients.sasl.enabled.mechanisms=SCRAM-SHA-512
listener.name.clients.scram-sha-512.sasl.jaas.config=org.apache.kafka.common.security.scram.ScramLoginModule required;
authorizer.class.name=org.apache.kafka.metadata.authorizer.StandardAuthorizer
super.users=User:$admin;User:ANONYMOUS
auto.create.topics.enable=false
offsets.topic.replication.factor=1
transaction.state.log.replication.factor=1
transaction.state.log.min.isr=1
log.dirs=$DATA/log
PROPERTIES

if [ ! -f log/meta.properties ]; then
  set --
  for entry in $(echo "$USERS" | tr , ' '); do
    set -- "$@" --add-scram "SCRAM-SHA-512=[name=${entry%%=*},password=${entry#*=}]"
  done
  "$KAFKA_HOME/bin/kafka-storage.sh" format --standalone --cluster-id "$("$KAFKA_HOME/bin/kafka-storage.sh" random-uuid)" \
    --config server.properties "$@"
fi
unset USERS
exec "$KAFKA_HOME/bin/kafka-server-start.sh" server.properties
