<?php

declare(strict_types=1);

namespace Rubrica;

/** An answer of the API, as it came. */
final readonly class Answer
{
    /** @param array<string, string> $headers Their names in lower case */
    public function __construct(public int $status, public array $headers, public string $body)
    {
    }

    public function isSuccess(): bool
    {
        return $this->status >= 200 && $this->status < 300;
    }

    /** Reads `Retry-After`, which is a number of seconds or a date. */
    public function retryAfter(): ?float
    {
        $text = trim($this->headers['retry-after'] ?? '');
        if (ctype_digit($text)) {
            return (float) $text;
        }
        $at = $text === '' ? false : strtotime($text);
        return $at === false ? null : (float) max(0, $at - time());
    }
}
