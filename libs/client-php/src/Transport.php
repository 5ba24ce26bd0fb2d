<?php

declare(strict_types=1);

namespace Rubrica;

/** Sends the requests of the operations, and repeats them. */
abstract class Transport
{
    private const FIRST_WAIT_S = 0.5;
    private const GATEWAY_STATUSES = [429, 502, 503, 504];
    private const LARGEST_PAGE = 100;

    private readonly string $baseUrl;
    /** Keeps its connection from request to request. */
    private readonly \CurlHandle $curl;

    /**
     * Makes a client of the API.
     *
     * @param string $apiKey `sk_test_…` or `sk_live_…`, a secret of your server
     * @param string $baseUrl Where the API is, for example `https://api.example.co`
     * @param 'en'|'es'|null $language Language of the texts of problems; English by default
     * @param string $version `Svc-Version`; the types of this package are those of `2026-12-01`
     * @param int $maxRetries Repeats after the first attempt; 0: none
     * @param float $timeoutS Longest wait for one answer
     * @param float $maxWaitS A longer `Retry-After` is thrown as a problem
     */
    public function __construct(
        #[\SensitiveParameter] private readonly string $apiKey,
        string $baseUrl,
        private readonly ?string $language = null,
        private readonly string $version = '2026-12-01',
        private readonly int $maxRetries = 3,
        private readonly float $timeoutS = 75,
        private readonly float $maxWaitS = 60,
    ) {
        $this->baseUrl = rtrim($baseUrl, '/');
        $this->curl = curl_init();
    }

    /**
     * Sends any request with the key, the repeats and the problems of this client.
     *
     * @param array<string, string|int|null> $query
     * @param \JsonSerializable|array<mixed>|null $body
     * @param array<string, string|null> $headers
     */
    public function request(
        string $method,
        string $path,
        array $query = [],
        \JsonSerializable|array|null $body = null,
        array $headers = [],
    ): Answer {
        $headers = array_filter([
            'Authorization' => "Bearer {$this->apiKey}",
            'Svc-Version' => $this->version,
            'Accept-Language' => $this->language,
            ...($body === null ? [] : ['Content-Type' => 'application/json']),
            ...$headers,
        ], static fn (?string $value): bool => $value !== null);
        if ($method === 'POST') {
            // All attempts bear one key, so that the request is carried out once.
            $headers += ['Idempotency-Key' => bin2hex(random_bytes(16))];
        }
        $parameters = http_build_query($query, '', '&', PHP_QUERY_RFC3986);
        $url = $this->baseUrl . $path . ($parameters === '' ? '' : "?$parameters");
        // A body without fields is an object.
        $json = $body === null ? null : json_encode($body ?: new \stdClass(), JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE);
        for ($attempt = 1; ; $attempt++) {
            $answer = $this->attempt($method, $url, $headers, $json);
            $waitS = $attempt > $this->maxRetries ? null : self::waitBefore($attempt, $answer);
            if ($waitS === null || $waitS > $this->maxWaitS) {
                if ($answer === null) {
                    throw new NoAnswerException("$method $url: " . curl_error($this->curl));
                }
                return $answer->isSuccess() ? $answer : throw Problem::of($answer);
            }
            usleep((int) ($waitS * 1_000_000));
        }
    }

    /**
     * @param array<string, string|int|null> $query
     * @param \JsonSerializable|array<mixed>|null $body
     * @return array<string, mixed>
     */
    protected function json(
        string $method,
        string $path,
        array $query = [],
        \JsonSerializable|array|null $body = null,
        ?string $prefer = null,
        ?string $ifMatch = null,
        ?string $idempotencyKey = null,
    ): array {
        $headers = ['Prefer' => $prefer, 'If-Match' => $ifMatch, ...($idempotencyKey === null ? [] : ['Idempotency-Key' => $idempotencyKey])];
        return json_decode($this->request($method, $path, $query, $body, $headers)->body, true, 512, JSON_THROW_ON_ERROR);
    }

    /** @param array<string, string|int|null> $query */
    protected function file(string $method, string $path, array $query = []): string
    {
        return $this->request($method, $path, $query)->body;
    }

    /**
     * @param array<string, string|int|null> $filters
     * @return \Generator<int, array<string, mixed>>
     */
    protected function items(string $path, array $filters): \Generator
    {
        $query = [...$filters, 'limit' => self::LARGEST_PAGE];
        do {
            $page = $this->json('GET', $path, $query);
            foreach ($page['data'] as $one) {
                yield $one;
                $query['starting_after'] = $one['id'];
            }
        } while ($page['has_more'] && $page['data'] !== []);
    }

    /**
     * Returns null when no answer came.
     *
     * @param array<string, string> $headers
     */
    private function attempt(string $method, string $url, array $headers, ?string $json): ?Answer
    {
        $received = [];
        curl_reset($this->curl);
        curl_setopt_array($this->curl, [
            CURLOPT_URL => $url,
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_HTTPHEADER => array_map(
                static fn (string $name, string $value): string => "$name: $value",
                array_keys($headers),
                $headers,
            ),
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_TIMEOUT_MS => (int) ($this->timeoutS * 1000),
            CURLOPT_HEADERFUNCTION => static function (\CurlHandle $_, string $line) use (&$received): int {
                [$name, $value] = [...explode(':', $line, 2), ''];
                $received[strtolower(trim($name))] = trim($value);
                return strlen($line);
            },
        ] + ($json === null ? [] : [CURLOPT_POSTFIELDS => $json]) + ($method === 'POST' && $json === null ? [CURLOPT_POSTFIELDS => ''] : []));
        $body = curl_exec($this->curl);
        if ($body === false) {
            return null;
        }
        return new Answer((int) curl_getinfo($this->curl, CURLINFO_RESPONSE_CODE), $received, (string) $body);
    }

    /** Seconds to wait before the next attempt; null when another attempt would not help. */
    private static function waitBefore(int $attempt, ?Answer $answer): ?float
    {
        $backoffS = self::FIRST_WAIT_S * 2 ** ($attempt - 1) * random_int(750, 1250) / 1000;
        if ($answer === null) {
            return $backoffS;
        }
        $afterS = $answer->retryAfter();
        // A 409 that says when to come back: an earlier attempt still runs, or a file is still being made.
        $isWorthIt = in_array($answer->status, self::GATEWAY_STATUSES, true) || ($answer->status === 409 && $afterS !== null);
        if (!$isWorthIt) {
            return null;
        }
        return $afterS === null ? $backoffS : max($afterS, $backoffS / 10);
    }
}
