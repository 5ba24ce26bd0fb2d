<?php

declare(strict_types=1);

namespace Rubrica;

/** Base of every exception of this package. */
class RubricaException extends \RuntimeException
{
}

/**
 * No answer came, or it broke off. The request may have been carried out: repeat it with the same
 * idempotency key.
 */
final class NoAnswerException extends RubricaException
{
}

/**
 * A refusal of the API (RFC 9457). `problemCode` is stable, and `errors` names all that is wrong at once. Each
 * status has a subclass.
 */
class Problem extends RubricaException
{
    public readonly string $problemCode;
    /** URL of the page that explains the code. */
    public readonly string $type;
    public readonly string $title;
    public readonly string $detail;
    /** The id that support asks for. */
    public readonly ?string $requestId;
    /** @var list<Type\ProblemErrorsItem> */
    public readonly array $errors;
    /** Id of the object that stands in the way, such as the one with this `external_id`. */
    public readonly ?string $existingId;

    /**
     * @param array<string, mixed> $body
     * @param float|null $retryAfter Seconds after which to ask again, if the API says so
     */
    final public function __construct(public readonly int $status, array $body, public readonly ?float $retryAfter)
    {
        $this->problemCode = $body['code'];
        $this->type = $body['type'] ?? 'about:blank';
        $this->title = $body['title'] ?? '';
        $this->detail = $body['detail'];
        $this->requestId = $body['request_id'] ?? null;
        $this->errors = array_map(Type\ProblemErrorsItem::from(...), $body['errors'] ?? []);
        $this->existingId = $body['existing_id'] ?? null;
        $lines = array_map(
            static fn (Type\ProblemErrorsItem $one): string => implode(
                ' · ',
                array_filter([$one->pointer ?? $one->parameter, $one->detail, $one->fix]),
            ),
            $this->errors,
        );
        parent::__construct(implode("\n  ", ["$status {$this->problemCode}: {$this->detail}", ...$lines]), $status);
    }

    /** Makes the problem of an answer that is no success. A body that is no problem comes from a proxy on the way. */
    public static function of(Answer $answer): self
    {
        $body = json_decode($answer->body, true);
        if (!is_array($body) || !isset($body['code'], $body['detail'])) {
            $body = [
                'code' => 'unexpected_answer',
                'detail' => 'The answer is no problem document: ' . substr($answer->body, 0, 200),
                'request_id' => $answer->headers['svc-request-id'] ?? null,
            ];
        }
        $class = match ($answer->status) {
            400 => MalformedProblem::class,
            401 => UnauthorizedProblem::class,
            403 => ForbiddenProblem::class,
            404 => NotFoundProblem::class,
            409 => ConflictProblem::class,
            410 => GoneProblem::class,
            413 => TooLargeProblem::class,
            415 => WrongMediaTypeProblem::class,
            422 => InvalidProblem::class,
            429 => TooManyProblem::class,
            503 => UnavailableProblem::class,
            default => self::class,
        };
        return new $class($answer->status, $body, $answer->retryAfter());
    }
}

/** 400: the request cannot be read. */
class MalformedProblem extends Problem
{
}

/** 401: no valid API key. */
class UnauthorizedProblem extends Problem
{
}

/** 403: the API key may not do this. */
class ForbiddenProblem extends Problem
{
}

/** 404: it does not exist, or it is not yours. */
class NotFoundProblem extends Problem
{
}

/** 409: not in this state. */
class ConflictProblem extends Problem
{
}

/** 410: not any more. */
class GoneProblem extends Problem
{
}

/** 413: too large. */
class TooLargeProblem extends Problem
{
}

/** 415: not JSON. */
class WrongMediaTypeProblem extends Problem
{
}

/** 422: something in the request is wrong; see `errors`. */
class InvalidProblem extends Problem
{
}

/** 429: too many for now; see `retryAfter`. */
class TooManyProblem extends Problem
{
}

/** 503: ask again in a moment; see `retryAfter`. */
class UnavailableProblem extends Problem
{
}
