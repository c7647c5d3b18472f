<?php

namespace Pusher;

/** In place of `pusher/pusher-php-server`: the two calls of Laravel's broadcaster, by Pusher's signed HTTP API. */
class Pusher
{
    public function __construct(
        private string $key,
        private string $secret,
        private string $appId,
        private array $options,
    ) {
    }

    public function socket_auth(string $channel, string $socketId): string
    {
        return json_encode(['auth' => $this->key.':'.$this->sign($socketId.':'.$channel)]);
    }

    public function trigger(array $channels, string $event, array $data, array $parameters = []): object
    {
        $body = json_encode(['name' => $event, 'data' => json_encode($data), 'channels' => $channels] + $parameters);
        $path = '/apps/'.$this->appId.'/events';
        $query = http_build_query([
            'auth_key' => $this->key,
            'auth_timestamp' => now()->getTimestamp(),
            'auth_version' => '1.0',
            'body_md5' => md5($body),
        ]);
        ['scheme' => $scheme, 'host' => $host, 'port' => $port] = $this->options;
        $signature = $this->sign("POST\n$path\n$query");
        $answer = @file_get_contents(
            "$scheme://$host:$port$path?$query&auth_signature=$signature",
            false,
            stream_context_create(['http' => [
                'method' => 'POST',
                'header' => 'Content-Type: application/json',
                'content' => $body,
                'timeout' => 5,
            ]]),
        );
        if ($answer === false) {
            throw new ApiErrorException(error_get_last()['message'] ?? 'no answer');
        }

        return json_decode($answer);
    }

    private function sign(string $text): string
    {
        return hash_hmac('sha256', $text, $this->secret);
    }
}
