<?php

namespace Laravel\Sanctum;

use DateTimeInterface;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Support\Str;

/** In place of Sanctum: the part of its trait that the recipe calls. */
trait HasApiTokens
{
    private ?PersonalAccessToken $accessToken = null;

    public function tokens(): HasMany
    {
        return $this->hasMany(PersonalAccessToken::class);
    }

    public function createToken(string $name, array $abilities = ['*'], ?DateTimeInterface $expiresAt = null): object
    {
        $secret = Str::random(40);
        $token = $this->tokens()->create([
            'name' => $name,
            'token' => hash('sha256', $secret),
            'expires_at' => $expiresAt,
        ]);

        return (object) ['plainTextToken' => $token->id.'|'.$secret];
    }

    public function currentAccessToken(): ?PersonalAccessToken
    {
        return $this->accessToken;
    }

    public function withAccessToken(PersonalAccessToken $token): static
    {
        $this->accessToken = $token;

        return $this;
    }
}
