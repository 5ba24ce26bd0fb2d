#!/bin/sh
# Checks this export of Rubrica, offline. Needs sh with the usual POSIX tools, openssl and xmllint (libxml2).
#
#     sh verify.sh               in the folder to which the zip was unpacked
#     sh verify.sh --hashes      hashes alone: signatures take about a tenth of a second each
#
# What it shows, and what it does not, is said in README.md. Ends with 0 if all that it checked is right, with 1 if
# something is wrong, with 2 if it cannot check.
set -u
LC_ALL=C
export LC_ALL
case "${1-}" in
  '' | --hashes) ;;
  *) echo 'usage: sh verify.sh [--hashes]' >&2; exit 2 ;;
esac
cd "$(dirname "$0")" || exit 2
for program in openssl xmllint; do
  command -v "$program" >/dev/null || { echo "verify.sh needs $program" >&2; exit 2; }
done
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
trap 'exit 2' HUP INT TERM
: >"$work/wrong"
wrong() { echo "WRONG  $*" | tee -a "$work/wrong"; }

# 1. Hashes. manifest.sha256 lists the manifests of the parts, they list every other file.
[ -f manifest.sha256 ] || { echo 'there is no manifest.sha256 in this folder' >&2; exit 2; }
{ cat manifest.sha256; find manifest -type f -name '*.sha256' -exec cat {} +; } | sort >"$work/listed"
cut -c 67- "$work/listed" | sort >"$work/paths"
find . -type f | sed 's|^\./||' | grep -v '^manifest\.sha256$' | sort >"$work/there"
comm -12 "$work/paths" "$work/there" | xargs -n 500 openssl dgst -sha256 -r | sed 's/ \*/  /' | sort >"$work/found"
comm -23 "$work/listed" "$work/found" | cut -c 67- >"$work/differ"
while read -r path; do
  if [ -f "$path" ]; then wrong "$path is not as it was exported"; else wrong "$path is missing"; fi
done <"$work/differ"
comm -13 "$work/paths" "$work/there" >"$work/strange"
while read -r path; do wrong "$path is not in the manifest"; done <"$work/strange"
echo "$(comm -12 "$work/listed" "$work/found" | grep -c .) of $(grep -c . "$work/listed") files have the SHA-256 of the manifest"
echo "SHA-256 of manifest.sha256: $(openssl dgst -sha256 -r manifest.sha256 | cut -c 1-64)"

# 2. Every XML is well-formed. Those of suppliers are kept as they came, right or wrong.
find . -type f -name '*.xml' ! -path './received-documents/*/document.xml' | sed 's|^\./||' | sort >"$work/xmls"
while read -r xml; do
  xmllint --nonet --noout "$xml" 2>/dev/null || { wrong "$xml is not well-formed"; continue; }
  echo "$xml" >>"$work/well-formed"
done <"$work/xmls"
[ -f "$work/well-formed" ] || : >"$work/well-formed"
echo "$(grep -c . "$work/well-formed") of $(grep -c . "$work/xmls") XML files are well-formed"

# 3. Signatures: the digest of every reference, and the signature value by the certificate in the file.
DSIG='http://www.w3.org/2000/09/xmldsig#'
C14N='http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
signature="//*[local-name()='Signature' and namespace-uri()='$DSIG']"
signed_info="$signature/*[local-name()='SignedInfo']"

text() { xmllint --nonet --xpath "string($2)" "$1" 2>/dev/null; }

# Canonical form (inclusive) of one element, with the namespaces that it has in its document.
canonical() {
  element=$(xmllint --nonet --xpath "$2" "$1" 2>/dev/null)
  start=${element%%>*}
  rest=${element#"$start"}
  xmllint --nonet --xpath "$2/namespace::*" "$1" 2>/dev/null >"$work/namespaces"
  while read -r namespace; do
    case "$start " in
      *" ${namespace%%=*}="*) ;;
      *) [ -z "$namespace" ] || start="$start $namespace" ;;
    esac
  done <"$work/namespaces"
  printf '%s%s' "$start" "$rest" | xmllint --nonet --c14n - 2>/dev/null
}

# Canonical form of the document without its signature.
without_signature() {
  name=$(text "$1" "name($signature)")
  xmllint --nonet --c14n "$1" 2>/dev/null | tr '\n' '\001' | sed "s|<$name[ >].*</$name>||" | tr -d '\n' | tr '\001' '\n'
}

hash_of() {
  case "$1" in
    *sha256) echo sha256 ;;
    *sha384) echo sha384 ;;
    *sha512) echo sha512 ;;
  esac
}

# Says "right", "wrong: why" or "unchecked: why".
judge() {
  [ "$(text "$1" "count($signature)")" = 1 ] || { echo "unchecked: it has $(text "$1" "count($signature)") signatures"; return; }
  canonicalization=$(text "$1" "$signed_info/*[local-name()='CanonicalizationMethod']/@Algorithm")
  [ "$canonicalization" = "$C14N" ] || { echo "unchecked: its SignedInfo is canonicalized by $canonicalization"; return; }
  method=$(text "$1" "$signed_info/*[local-name()='SignatureMethod']/@Algorithm")
  hash=$(hash_of "$method")
  [ -n "$hash" ] || { echo "unchecked: it is signed by $method"; return; }
  references=$(text "$1" "count($signed_info/*[local-name()='Reference'])")
  [ "${references:-0}" -gt 0 ] || { echo 'wrong: it signs nothing'; return; }
  covers_document=no
  number=0
  while [ "$number" -lt "$references" ]; do
    number=$((number + 1))
    reference="$signed_info/*[local-name()='Reference'][$number]"
    uri=$(text "$1" "$reference/@URI")
    digest_method=$(text "$1" "$reference/*[local-name()='DigestMethod']/@Algorithm")
    digest_hash=$(hash_of "$digest_method")
    [ -n "$digest_hash" ] || { echo "unchecked: a digest is made by $digest_method"; return; }
    transforms=$(text "$1" "count($reference//*[local-name()='Transform'][not(@Algorithm='$C14N' or @Algorithm='${DSIG}enveloped-signature')])")
    [ "$transforms" = 0 ] || { echo "unchecked: reference $number is transformed in another way"; return; }
    case "$uri" in
      '') covers_document=yes; without_signature "$1" >"$work/referred" ;;
      '#'*) canonical "$1" "//*[@Id='${uri#'#'}']" >"$work/referred" ;;
      *) echo "unchecked: reference $number is outside of the file"; return ;;
    esac
    digest=$(openssl dgst "-$digest_hash" -binary "$work/referred" | openssl base64 -A)
    [ "$digest" = "$(text "$1" "$reference/*[local-name()='DigestValue']" | tr -d ' \t\r\n')" ] ||
      { echo "wrong: the digest of reference $number (URI \"$uri\") is another one"; return; }
  done
  [ "$covers_document" = yes ] || { echo 'wrong: the signature does not cover the document'; return; }
  {
    echo '-----BEGIN CERTIFICATE-----'
    text "$1" "($signature/*[local-name()='KeyInfo']//*[local-name()='X509Certificate'])[1]" | tr -d ' \t\r\n' | fold -w 64
    echo
    echo '-----END CERTIFICATE-----'
  } >"$work/certificate.pem"
  openssl x509 -in "$work/certificate.pem" -noout -pubkey >"$work/key.pem" 2>/dev/null || { echo 'wrong: it has no certificate'; return; }
  text "$1" "$signature/*[local-name()='SignatureValue']" | tr -d ' \t\r\n' | openssl base64 -d -A >"$work/value"
  canonical "$1" "$signed_info" >"$work/signed-info"
  openssl dgst "-$hash" -verify "$work/key.pem" -signature "$work/value" "$work/signed-info" >/dev/null 2>&1 ||
    { echo 'wrong: the certificate in it did not make the signature value'; return; }
  openssl x509 -in "$work/certificate.pem" -noout -serial -subject -issuer -dates | tr '\n' ' ' >>"$work/signers"
  echo >>"$work/signers"
  echo right
}

right=0
unchecked=0
[ "${1-}" != --hashes ] || : >"$work/well-formed"
while read -r xml; do
  verdict=$(judge "$xml")
  case "$verdict" in
    right) right=$((right + 1)) ;;
    wrong:*) wrong "$xml: ${verdict#wrong: }" ;;
    *) unchecked=$((unchecked + 1)); echo "UNCHECKED  $xml: ${verdict#unchecked: }" ;;
  esac
done <"$work/well-formed"
if [ "${1-}" = --hashes ]; then
  echo 'Signatures were not looked at'
else
  echo "$right signatures are right, $unchecked could not be checked with these programs"
fi
if [ -f "$work/signers" ]; then
  echo 'Certificates that signed, which this script does not look for at any authority:'
  sort "$work/signers" | uniq -c
fi

if [ -s "$work/wrong" ]; then
  echo "$(grep -c . "$work/wrong") things are WRONG"
  exit 1
fi
echo 'Nothing is wrong'
