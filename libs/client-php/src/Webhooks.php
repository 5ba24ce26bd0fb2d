<?php

declare(strict_types=1);

namespace Rubrica;

/** The request is not from Rubrica, or is too old: answer 400 and do nothing. */
final class WebhookSignatureException extends RubricaException
{
    /** @param 'header_malformed'|'outside_tolerance'|'signature_mismatch' $reason */
    public function __construct(public readonly string $reason, string $message)
    {
        parent::__construct($message);
    }
}

/** Checks that a webhook comes from Rubrica. */
final class Webhooks
{
    /**
     * Checks the signature of a webhook and returns its event.
     *
     * @param string $rawBody The body as it came (`file_get_contents('php://input')`), not parsed and written again
     * @param string|null $header The value of `Svc-Signature`, `t=<unix time>,v1=<hex>`; one `v1` must fit
     * @param string $secret The endpoint's secret, the whole text with its `whsec_`
     * @param int $toleranceS How many seconds `t` may be away from now
     * @throws WebhookSignatureException
     */
    public static function verify(
        string $rawBody,
        ?string $header,
        #[\SensitiveParameter] string $secret,
        int $toleranceS = 300,
    ): Type\EmailEvent|Type\DocumentEvent|Type\ReceivedDocumentEvent|Type\InvoiceEventNotice {
        [$time, $signatures] = self::parsed($header ?? '');
        $expected = hash_hmac('sha256', "$time.$rawBody", $secret);
        $fits = array_filter(
            $signatures,
            static fn (string $signature): bool => hash_equals($expected, strtolower($signature)),
        );
        if ($fits === []) {
            throw new WebhookSignatureException(
                'signature_mismatch',
                'No v1 signature fits. Is it the secret of this endpoint, and the body as it came?',
            );
        }
        $awayS = abs(time() - (int) $time);
        if ($awayS > $toleranceS) {
            throw new WebhookSignatureException(
                'outside_tolerance',
                "The signature is $awayS s away from now; $toleranceS s are allowed.",
            );
        }
        return Type\Event::from(json_decode($rawBody, true, 512, JSON_THROW_ON_ERROR));
    }

    /** @return array{string, list<string>} The time, and the signatures */
    private static function parsed(string $header): array
    {
        preg_match_all('/(?:^|,)\s*t=([^,]*)/', $header, $times);
        preg_match_all('/(?:^|,)\s*v1=([0-9a-f]{64})\s*(?=,|$)/i', $header, $signatures);
        $isWhole = count($times[1]) === 1 && preg_match('/^\d{1,15}$/D', $times[1][0]) === 1 && $signatures[1] !== [];
        if (!$isWhole) {
            throw new WebhookSignatureException(
                'header_malformed',
                'Svc-Signature must be t=<unix time>,v1=<64 hex digits>.',
            );
        }
        return [$times[1][0], $signatures[1]];
    }
}
